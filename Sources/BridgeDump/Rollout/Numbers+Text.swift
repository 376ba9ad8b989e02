import Foundation
import ScreenDocument
import ScreenDump

extension Int {
  /// The number in groups of three digits: `100,000`.
  var grouped: String {
    var text = String(magnitude)
    var index = text.count - 3
    while index > 0 {
      text.insert(",", at: text.index(text.startIndex, offsetBy: index))
      index -= 3
    }
    return self < 0 ? "-" + text : text
  }
}

extension Double {
  /// A share of 1 in hundredths, with two digits: `12.34 %`.
  var percent: String {
    let hundredths = (self * 10_000).rounded()
    return String(format: "%.2f %%", hundredths == 0 ? 0 : hundredths / 100)
  }
}

extension JSONTree {
  /// A share of 1, to the millionth.
  static func share(_ share: Double) -> JSONTree {
    let millionths = (share * 1_000_000).rounded()
    guard let whole = Int(exactly: millionths), whole != 0 else { return .integer(0) }
    return .number(whole % 1_000_000 == 0 ? "\(whole / 1_000_000)" : "\(Double(whole) / 1_000_000)")
  }
}
