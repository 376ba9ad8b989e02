import Foundation
import ScreenDocument
import ScreenDump
import StrictJSON

extension Double {
  /// The share in percent, with two decimals: `12.34 %`.
  var percentText: String {
    let hundredths = (self * 10_000).rounded()
    return String(format: "%.2f %%", hundredths == 0 ? 0 : hundredths / 100)
  }
}

extension JSONTree {
  /// Returns a share, or a difference of shares, as a number rounded to six decimals.
  static func roundedShare(_ share: Double) -> JSONTree {
    let millionths = (share * 1_000_000).rounded()
    guard let whole = Int(exactly: millionths), whole != 0 else { return .integer(0) }
    return .number(whole % 1_000_000 == 0 ? "\(whole / 1_000_000)" : "\(Double(whole) / 1_000_000)")
  }
}
