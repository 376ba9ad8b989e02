import Foundation

/// A namespace for the search for the roundest number of an interval, such as 100 from 74 to 148.
///
/// Code that compares a number with a constant most likely has a round constant.
enum RoundestNumber {
  /// Returns the roundest number that is above `low` and not above `high`.
  ///
  /// It is a multiple of the greatest step that has a multiple there; the steps are powers of ten
  /// and their halves, at least 10⁻⁶. The function returns `high` if there is no such multiple, if
  /// `low` is not less than `high`, or if the magnitude of either is 10¹⁵ or more.
  static func roundest(above low: Double, upTo high: Double) -> Double {
    guard low < high, low.magnitude < 1e15, high.magnitude < 1e15 else { return high }
    for exponent in stride(from: 15, through: -6, by: -1) {
      for factor in [1.0, 0.5] where exponent > -6 || factor == 1 {
        let step = pow(10, Double(exponent)) * factor
        let multiple =
          exponent < 0
          ? ((low * pow(10, Double(-exponent)) / factor).rounded(.down) + 1) * factor
            / pow(10, Double(-exponent))
          : ((low / step).rounded(.down) + 1) * step
        if multiple > low, multiple <= high { return multiple }
      }
    }
    return high
  }
}
