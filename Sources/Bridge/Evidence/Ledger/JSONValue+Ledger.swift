import ScreenDocument

// Members of a ledger's line, checked.
extension JSONValue {
  func text(_ name: String, limit: Int) throws(LedgerFault) -> String {
    guard let text = self[name]?.string, text.utf8.count <= limit else {
      throw LedgerFault(self[name] ?? self, "needs \"\(name)\", a text of at most \(limit) bytes")
    }
    return text
  }

  func integer(_ name: String, from least: Int = 0, upTo most: Int) throws(LedgerFault) -> Int {
    guard let integer = self[name]?.int, least...most ~= integer else {
      throw LedgerFault(
        self[name] ?? self,
        "needs \"\(name)\", a whole number from \(least) to \(most)"
      )
    }
    return integer
  }

  func count(_ name: String) throws(LedgerFault) -> Int {
    try integer(name, upTo: MixtureTest.maximumCount)
  }

  func number(_ name: String, in range: ClosedRange<Double>) throws(LedgerFault) -> Double {
    guard let number = self[name]?.double, range ~= number else {
      throw LedgerFault(
        self[name] ?? self,
        "needs \"\(name)\", a number from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return number
  }

  /// A place as a JSON Pointer; `nil` for `null` and for no member.
  func place(_ name: String) throws(LedgerFault) -> String? {
    guard let value = self[name], !value.isNull else { return nil }
    guard let text = value.string, text.utf8.count <= Ledger.maximumPlaceLength else {
      throw LedgerFault(
        value,
        "must be null or a text of at most \(Ledger.maximumPlaceLength) bytes"
      )
    }
    return text
  }
}
