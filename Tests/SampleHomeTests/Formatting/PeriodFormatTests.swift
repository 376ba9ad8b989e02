import Testing
import TopScreen

@testable import SampleHome

@Suite struct PeriodFormatTests {
  @Test(arguments: [
    ("2026-04-01T10:00:00+09:00", "2026-04-03T09:59:00+09:00", "4/1(水) 10:00〜4/3(金) 9:59"),
    ("2026-04-01T10:00:00+09:00", "2026-04-01T23:59:59+09:00", "4/1(水) 10:00〜4/1(水) 23:59"),
    ("2025-12-31T00:05:00+09:00", "2026-01-01T00:00:00+09:00", "2025/12/31(水) 0:05〜1/1(木) 0:00"),
    ("2026-12-26T00:00:00+09:00", "2027-01-03T23:59:00+09:00", "12/26(土) 0:00〜2027/1/3(日) 23:59"),
    ("2026-04-06T00:00:00+09:00", "2026-04-05T00:00:00+09:00", "4/6(月) 0:00〜4/5(日) 0:00"),
    (nil, "2026-04-03T09:59:00+09:00", "〜4/3(金) 9:59"),
    ("2026-04-07T10:00:00+09:00", "later", "4/7(火) 10:00〜"),
    (nil, nil, ""), ("", "2101-01-01T00:00:00Z", ""),
  ])
  func `shows the year if it differs`(start: String?, end: String?, text: String) throws {
    let format = PeriodFormat(clock: ScreenClock(try .sample()))
    let period = format.text(from: Moment(iso8601: start), to: Moment(iso8601: end))
    #expect(period == text)
  }

  @Test func `uses the screen's time zone`() throws {
    let format = PeriodFormat(clock: ScreenClock(try .sample(zone: "America/New_York")))
    let start = Moment(iso8601: "2026-03-08T06:59:00Z")
    let end = Moment(iso8601: "2026-03-08T07:00:00Z")
    #expect(format.text(from: start, to: end) == "3/8(日) 1:59〜3/8(日) 3:00")
  }
}
