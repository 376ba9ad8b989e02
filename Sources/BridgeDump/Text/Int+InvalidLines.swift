import ScreenDump

extension Int {
  /// The number with the words for invalid lines: `1 invalid line`, `2 invalid lines`.
  var invalidLinesText: String { self == 1 ? "1 invalid line" : "\(grouped) invalid lines" }
}
