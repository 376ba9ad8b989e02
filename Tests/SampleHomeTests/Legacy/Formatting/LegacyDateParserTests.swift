#if LegacyBridge
import Foundation
import Testing

@testable import SampleHome

@Suite struct LegacyDateParserTests {
  @Test(arguments: [
    ("2026-04-01T10:00:00+09:00", 1_775_005_200),
    ("2026-04-01T01:00:00Z", 1_775_005_200),
    ("2026-03-31T20:00:00-05:00", 1_775_005_200),
    ("2026-04-01T10:00:00-00:00", 1_775_037_600),
    ("2026-04-01T10:00:00+23:59", 1_774_951_260),
    ("2024-02-29T00:00:00Z", 1_709_164_800),
    ("2000-02-29T00:00:00Z", 951_782_400),
    ("2000-01-01T00:00:00Z", 946_684_800),
    ("1999-12-31T23:59:59-00:01", 946_684_859),
    ("2099-12-31T23:59:59Z", 4_102_444_799),
    ("2100-01-01T08:59:59+09:00", 4_102_444_799),
  ])
  func `reads a valid string`(text: String, seconds: Int) {
    let date = LegacyDateParser().date(from: text)

    #expect(date == Date(timeIntervalSince1970: TimeInterval(seconds)))
  }

  @Test(arguments: [
    "", "Z", "2026-04-01", "2026-04-01T10:00Z", "20260401T100000Z", "2026-4-1T10:00:00Z",
    "2026-04-01T10:00:00", "2026-04-01T10:00:00+0900", "2026-04-01T10:00:00+9:00",
    "2026-04-01T10:00:00+24:00", "2026-04-01T10:00:00+09:60", "2026-04-01T10:00:00\u{2212}09:00",
    "2026-04-01t10:00:00Z", "2026-04-01T10:00:00z", "2026-04-01 10:00:00Z",
    "2026-04-01T10:00:00.5Z", " 2026-04-01T10:00:00Z", "2026-04-01T10:00:00Z ",
    "2026-04-01T10:00:00Z\n", "2026-04-01T10:00:00Z\u{301}", "２０２６-04-01T10:00:00Z",
    "2026-02-29T00:00:00Z", "2100-02-29T00:00:00Z", "2026-02-30T00:00:00Z", "2026-04-31T00:00:00Z",
    "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z", "2026-01-00T00:00:00Z", "2026-01-32T00:00:00Z",
    "2026-01-01T24:00:00Z", "2026-01-01T00:60:00Z", "2026-01-01T00:00:60Z",
    "0000-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "12026-01-01T00:00:00Z",
    "1999-12-31T23:59:59Z", "2000-01-01T00:00:00+00:01",
    "2100-01-01T00:00:00Z", "2099-12-31T23:59:59-00:01",
    String(repeating: "2", count: 100_000),
  ])
  func `reads any other string as absent`(text: String) {
    #expect(LegacyDateParser().date(from: text) == nil)
  }

  @Test func `reads an absent string as absent`() {
    #expect(LegacyDateParser().date(from: nil) == nil)
  }

  @Test(
    arguments: [
      (946_684_799, false), (946_684_800, true), (4_102_444_799, true), (4_102_444_800, false),
      (0, false), (-1, false), (.min, false), (.max, false),
    ] as [(Int, Bool)]
  )
  func `reads seconds of this century only`(seconds: Int, isUsable: Bool) {
    let date = LegacyDateParser().date(fromSeconds: seconds)

    #expect(date == (isUsable ? Date(timeIntervalSince1970: TimeInterval(seconds)) : nil))
  }

  @Test func `continues after an invalid string`() {
    let parser = LegacyDateParser()

    #expect(parser.date(from: "2026-02-30T00:00:00Z") == nil)
    #expect(parser.date(from: "2026-02-28T00:00:00Z") != nil)
    #expect(parser.date(fromSeconds: nil) == nil)
  }
}
#endif
