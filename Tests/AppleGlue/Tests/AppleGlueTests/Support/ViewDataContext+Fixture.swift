import Foundation
import Testing
import TopScreen

extension ViewDataContext {
  /// The moment of the sample: Wednesday, 1 April 2026, 10:00 in Tokyo.
  static func sample(
    now: String = "2026-04-01T10:00:00+09:00",
    zone: String = "Asia/Tokyo"
  ) throws -> Self {
    Self(
      now: try #require(ISO8601DateFormatter().date(from: now)),
      timeZone: try #require(TimeZone(identifier: zone)),
      locale: Locale(identifier: "ja_JP")
    )
  }

  /// The sample's moment with a shift in seconds.
  static func sample(shiftedBy seconds: TimeInterval) throws -> Self {
    var context = try sample()
    context.now += seconds
    return context
  }
}

extension Int {
  /// Seconds from 1970 to the moment of the sample.
  static let sampleNow = 1_775_005_200
}
