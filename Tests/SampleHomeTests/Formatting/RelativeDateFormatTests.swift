import Testing
import TopScreen

@testable import SampleHome

@Suite struct RelativeDateFormatTests {
  private func text(_ moment: Moment?, in context: ViewDataContext) -> String {
    RelativeDateFormat(clock: ScreenClock(context)).text(moment)
  }

  @Test(arguments: [
    (-60, "4月1日"), (-59, "たった今"), (-1, "たった今"), (0, "たった今"), (59, "たった今"), (60, "1分前"),
    (119, "1分前"), (120, "2分前"), (3_599, "59分前"), (3_600, "1時間前"), (7_199, "1時間前"),
    (7_200, "2時間前"), (35_999, "9時間前"), (36_000, "10時間前"), (36_001, "昨日"),
    (36_000 + 86_400, "昨日"), (36_001 + 86_400, "2日前"), (-50_399, "4月1日"), (-50_400, "4月2日"),
  ])
  func `changes from seconds to minutes, hours and days`(secondsAgo: Int, text: String) throws {
    let moment = Moment(epochSeconds: .sampleNow - secondsAgo)
    #expect(self.text(moment, in: try .sample()) == text)
  }

  @Test(arguments: [
    ("2026-03-31T23:59:59+09:00", "昨日"), ("2026-03-31T00:00:00+09:00", "昨日"),
    ("2026-03-30T23:59:59+09:00", "2日前"), ("2026-03-26T00:00:00+09:00", "6日前"),
    ("2026-03-25T23:59:59+09:00", "3月25日"), ("2026-01-01T00:00:00+09:00", "1月1日"),
    ("2025-12-31T23:59:59+09:00", "2025年12月31日"), ("2000-01-01T09:00:00+09:00", "2000年1月1日"),
    ("2026-04-01T10:01:00+09:00", "4月1日"), ("2026-12-31T23:59:59+09:00", "12月31日"),
    ("2027-01-01T00:00:00+09:00", "2027年1月1日"), ("not a date", ""),
  ])
  func `counts days by the calendar, then shows the date`(date: String, text: String) throws {
    #expect(self.text(Moment(iso8601: date), in: try .sample()) == text)
  }

  @Test(arguments: [
    ("2026-01-01T00:10:00+09:00", "2025-12-31T23:11:00+09:00", "59分前"),
    ("2026-01-01T00:10:00+09:00", "2025-12-31T23:10:00+09:00", "昨日"),
    ("2026-01-03T00:10:00+09:00", "2025-12-28T12:00:00+09:00", "6日前"),
    ("2026-01-03T00:10:00+09:00", "2025-12-27T12:00:00+09:00", "2025年12月27日"),
    ("2026-04-01T23:59:59+09:00", "2026-04-01T00:00:00+09:00", "23時間前"),
    ("2024-03-01T12:00:00+09:00", "2024-02-28T12:00:00+09:00", "2日前"),
  ])
  func `midnight and the new year follow the screen's calendar`(
    now: String,
    date: String,
    text: String
  ) throws {
    #expect(self.text(Moment(iso8601: date), in: try .sample(now: now)) == text)
  }

  @Test(arguments: [
    ("Asia/Tokyo", "昨日"), ("UTC", "5時間前"), ("America/New_York", "5時間前"),
    ("Pacific/Kiritimati", "5時間前"), ("Asia/Kathmandu", "昨日"),
  ])
  func `days are those of the screen's time zone`(zone: String, text: String) throws {
    let context = try ViewDataContext.sample(now: "2026-04-01T19:00:00Z", zone: zone)
    #expect(self.text(Moment(iso8601: "2026-04-01T14:00:00Z"), in: context) == text)
  }

  @Test func `a day of 25 hours shows 24 hours ago`() throws {
    let context = try ViewDataContext.sample(
      now: "2026-11-01T23:30:00-05:00",
      zone: "America/New_York"
    )
    let moment = Moment(iso8601: "2026-11-01T00:10:00-04:00")
    #expect(text(moment, in: context) == "24時間前")
  }
}
