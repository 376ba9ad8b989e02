import Foundation
import Testing

@testable import SampleHome

@Suite struct MomentTests {
  @Test(arguments: [
    ("2026-04-01T10:00:00+09:00", 1_775_005_200), ("2026-04-01T01:00:00Z", 1_775_005_200),
    ("2026-03-31T20:30:00-04:30", 1_775_005_200), ("2026-04-01T01:00:00-00:00", 1_775_005_200),
    ("2000-01-01T00:00:00Z", 946_684_800), ("1999-12-31T23:00:00-01:00", 946_684_800),
    ("2099-12-31T23:59:59Z", 4_102_444_799), ("2100-01-01T08:59:59+09:00", 4_102_444_799),
    ("2024-02-29T00:00:00Z", 1_709_164_800), ("2026-04-01T23:58:00+22:58", 1_775_005_200),
  ])
  func `reads ISO 8601 with an offset`(text: String, seconds: Int) {
    #expect(Moment(iso8601: text)?.secondsSince1970 == seconds)
  }

  @Test(arguments: [
    nil, "", "2026-04-01", "2026-04-01T10:00:00", "2026-04-01T10:00:00+0900",
    "2026-04-01T10:00:00.000Z", "2026-04-01 10:00:00Z", "2026-04-01t10:00:00z",
    " 2026-04-01T10:00:00Z", "2026-04-01T10:00:00Z ", "2026-4-01T10:00:00Z",
    "2026-00-01T10:00:00Z", "2026-13-01T10:00:00Z", "2026-04-00T10:00:00Z", "2026-04-31T10:00:00Z",
    "2025-02-29T10:00:00Z", "2100-02-29T10:00:00Z", "2026-04-01T24:00:00Z", "2026-04-01T10:60:00Z",
    "2026-04-01T10:00:60Z", "2026-04-01T10:00:00+24:00", "2026-04-01T10:00:00+09:60",
    "2026-04-01T10:00:00*09:00", "2026-04-01T10:00:00Z09:00", "２026-04-01T10:00:00Z",
    "2026-04-01T10:00:00+09:0a", "+026-04-01T10:00:00Z", "0000-01-01T00:00:00Z",
    "1999-12-31T23:59:59Z", "2100-01-01T00:00:00Z", "9999-12-31T23:59:59Z",
    "2000-01-01T00:00:00+00:01", "2026-04-01T10:00:00−09:00",
  ])
  func `any other format is invalid`(text: String?) {
    #expect(Moment(iso8601: text) == nil)
  }

  @Test(arguments: [
    (946_684_799, false), (946_684_800, true), (1_775_005_200, true), (4_102_444_799, true),
    (4_102_444_800, false), (0, false), (-1, false), (Int.max, false), (Int.min, false),
  ])
  func `seconds are valid in this century only`(seconds: Int, isUsable: Bool) {
    #expect(Moment(epochSeconds: seconds)?.secondsSince1970 == (isUsable ? seconds : nil))
  }

  @Test func `absent seconds are invalid`() {
    #expect(Moment(epochSeconds: nil) == nil)
  }

  @Test func `reads the dates that Foundation writes`() {
    let formatter = ISO8601DateFormatter()
    for seconds in stride(from: 946_684_800, to: 4_102_444_800, by: 86_399 * 17) {
      let text = formatter.string(from: Date(timeIntervalSince1970: Double(seconds)))
      #expect(Moment(iso8601: text)?.secondsSince1970 == seconds, "\(text)")
    }
  }
}
