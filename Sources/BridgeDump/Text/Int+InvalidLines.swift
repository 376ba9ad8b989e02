import ScreenDump

extension Int {
  /// The number with the words for invalid lines: `1 invalid line`, `2 invalid lines`.
  var invalidLinesText: String { counted("invalid line") }
}
