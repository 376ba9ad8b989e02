import Foundation

extension Double {
  /// The rate in percent, with up to three significant digits: `1 %`, `0.0769 %`.
  package var percentage: String { String(format: "%.3g", self * 100) + " %" }

  /// The number with up to three significant digits: `100`, `1.3e+03`.
  package var threeSignificantDigits: String { String(format: "%.3g", self) }

  /// The number whose natural logarithm this is, with up to three significant digits: `105`,
  /// `1.6e+05`; beyond 10^±300 only a power of ten, such as `10^8031`.
  package var antilogarithmText: String {
    let decimal = self / 2.302_585_092_994_046
    guard abs(decimal) < 300 else { return String(format: "10^%.0f", decimal.rounded(.down)) }
    return exp(self).threeSignificantDigits
  }
}
