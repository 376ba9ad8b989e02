import Foundation

/// The tool that exports metrics, and the moment of the export.
struct MetricsToolAndMoment {
  let toolName: String
  let toolVersion: String
  let moment: Date

  /// The moment in nanoseconds since 1970, rounded to milliseconds; 0 for a moment before 1970, and
  /// a moment in 2255 for every later one.
  var momentNanosecondsSince1970: Int {
    let milliseconds = (moment.timeIntervalSince1970 * 1_000).rounded()
    return Int(min(max(milliseconds, 0), 9e12)) * 1_000_000
  }
}
