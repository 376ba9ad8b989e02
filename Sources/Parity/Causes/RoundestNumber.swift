import Foundation

/// Finds the roundest number of an interval: the one with the fewest digits.
///
/// Code that compares a number with a constant most likely has a round constant.
enum RoundestNumber {
  /// Returns the number with the fewest digits that is above `low` and not above `high`; `high` if
  /// there is no rounder one.
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
