import ScreenDump

extension Int {
  /// The number as a number of tries: `1 try`, `2,000 tries`.
  var triesText: String { self == 1 ? "1 try" : "\(grouped) tries" }
}
