/// Formats a price as the legacy app does: from the last digit to the first, with a comma before
/// each third.
func oldPriceText(_ yen: Int) -> String {
  var text = ""
  for (index, digit) in String(yen.magnitude).reversed().enumerated() {
    if index > 0, index % 3 == 0 { text = "," + text }
    text = String(digit) + text
  }
  return yen >= 0 ? "¥" + text : "−¥" + text
}
