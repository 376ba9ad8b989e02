import Foundation

extension Duration {
  /// The whole nanoseconds, limited to the range of `Int`.
  var nanoseconds: Int {
    let (seconds, attoseconds) = components
    let (product, hasOverflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return hasOverflow ? .max : Int(clamping: product) &+ Int(attoseconds / 1_000_000_000)
  }

  /// The time with three significant digits: `1.25 ms`.
  var shortText: String {
    let seconds = Double(components.seconds) + Double(components.attoseconds) / 1e18
    let (number, unit) =
      switch seconds {
      case ..<1e-6: (seconds * 1e9, "ns")
      case ..<1e-3: (seconds * 1e6, "µs")
      case ..<1: (seconds * 1e3, "ms")
      default: (seconds, "s")
      }
    return String(format: "%.3g", number) + " " + unit
  }
}
