import Foundation

extension Duration {
  /// The nanoseconds without their fraction, limited to the range of `Int`.
  var nanoseconds: Int {
    let (seconds, attoseconds) = components
    return Int(clamping: Int128(seconds) * 1_000_000_000 + Int128(attoseconds / 1_000_000_000))
  }

  /// Returns times for one column, all in the unit of the longest: `4.770 ms`, `0.024 ms`.
  ///
  /// `nil` becomes `–`, and a time above zero that would round to zero becomes `< 0.001 ms`.
  ///
  /// - Complexity: O(n) in the number of times.
  static func textsForColumn(_ times: [Duration?]) -> [String] {
    let longest = times.compactMap(\.self).max() ?? .zero
    let (scale, unit, digits) =
      switch longest {
      case ..<Duration.microseconds(1): (1.0, "ns", 0)
      case ..<Duration.milliseconds(1): (1e3, "µs", 3)
      case ..<Duration.seconds(1): (1e6, "ms", 3)
      default: (1e9, "s", 3)
      }
    return times.map { time in
      guard let time else { return "–" }
      let value = Double(time.nanoseconds) / scale
      guard value == 0 || digits == 0 || value >= 0.0005 else { return "< 0.001 \(unit)" }
      return String(format: "%.\(digits)f", value) + " " + unit
    }
  }

  /// The time with at most three significant digits: `1.25 ms`, `2 s`; from 1,000 seconds on, in
  /// whole seconds: `86400 s`.
  var shortText: String {
    let seconds = Double(components.seconds) + Double(components.attoseconds) / 1e18
    // With three digits, 999.5 and more of a unit is 1 of the next unit.
    let (number, unit) =
      switch seconds {
      case ..<0.9995e-6: (seconds * 1e9, "ns")
      case ..<0.9995e-3: (seconds * 1e6, "µs")
      case ..<0.9995: (seconds * 1e3, "ms")
      default: (seconds, "s")
      }
    return String(format: number < 999.5 ? "%.3g" : "%.0f", number) + " " + unit
  }
}
