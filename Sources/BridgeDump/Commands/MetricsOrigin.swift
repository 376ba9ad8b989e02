import Foundation

/// The tool that exports metrics, and the moment of the export.
struct MetricsOrigin {
  let toolName: String
  let toolVersion: String
  let moment: Date

  /// The moment in nanoseconds since 1970, exact to the millisecond; the nearest one in range
  /// replaces a moment before 1970 or after 2255.
  var nanoseconds: Int {
    let milliseconds = (moment.timeIntervalSince1970 * 1_000).rounded()
    return Int(min(max(milliseconds, 0), 9e12)) * 1_000_000
  }
}
