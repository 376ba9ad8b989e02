#if LegacyBridge
import Foundation
import Testing

@testable import SampleHome

@Suite struct LegacyDateFormatterTests {
  private func formatter(_ timeZone: String = "Asia/Tokyo") throws -> LegacyDateFormatter {
    LegacyDateFormatter(timeZone: try #require(TimeZone(identifier: timeZone)))
  }

  private func date(_ seconds: Int) -> Date {
    Date(timeIntervalSince1970: TimeInterval(seconds))
  }

  @Test(arguments: [
    (-23_724_000, "2027年1月1日"), (-23_723_999, "12月31日"), (-86_400, "4月2日"), (-60, "4月1日"),
    (-59, "たった今"), (0, "たった今"), (59, "たった今"),
    (60, "1分前"), (119, "1分前"), (120, "2分前"), (3_599, "59分前"),
    (3_600, "1時間前"), (7_199, "1時間前"), (7_200, "2時間前"), (36_000, "10時間前"),
    (36_001, "昨日"), (122_400, "昨日"), (122_401, "2日前"), (554_400, "6日前"),
    (554_401, "3月25日"), (7_812_000, "1月1日"), (7_812_001, "2025年12月31日"),
  ])
  func `writes the time since a date`(secondsAgo: Int, text: String) throws {
    let now = LegacyFixture.now

    #expect(try formatter().relative(date(now - secondsAgo), now: date(now)) == text)
  }

  @Test(arguments: [
    // Half past midnight in Tokyo.
    ("Asia/Tokyo", 1_774_971_000, 3_540, "59分前"),
    ("Asia/Tokyo", 1_774_971_000, 3_600, "昨日"),
    // 21:00 on the day before in New York.
    ("America/New_York", 1_775_005_200, 75_600, "21時間前"),
    ("America/New_York", 1_775_005_200, 75_601, "昨日"),
    // A day of 23 hours.
    ("America/New_York", 1_773_030_600, 82_800, "昨日"),
    // A day that began at 1:00.
    ("America/Sao_Paulo", 1_541_385_000, 84_600, "昨日"),
    // A date that Samoa skipped.
    ("Pacific/Apia", 1_325_282_400, 86_400, "2日前"),
  ])
  func `counts calendar days, not hours`(
    timeZone: String,
    now: Int,
    secondsAgo: Int,
    text: String
  ) throws {
    #expect(try formatter(timeZone).relative(date(now - secondsAgo), now: date(now)) == text)
  }

  @Test func `shows an absent date as nothing`() throws {
    let now = date(LegacyFixture.now)

    #expect(try formatter().relative(nil, now: now) == "")
    #expect(try formatter().dateAndTime(nil, now: now) == "")
    #expect(try formatter().period(from: nil, to: nil, now: now) == "")
  }

  @Test(arguments: [
    (1_775_005_200, "4/1(水) 10:00"), (1_774_969_500, "4/1(水) 0:05"),
    (1_798_729_199, "12/31(木) 23:59"), (1_798_729_200, "2027/1/1(金) 0:00"),
    (1_709_165_100, "2024/2/29(木) 9:05"), (1_775_437_200, "4/6(月) 10:00"),
    (1_775_350_800, "4/5(日) 10:00"), (1_775_264_400, "4/4(土) 10:00"),
    (1_774_918_800, "3/31(火) 10:00"),
  ])
  func `stamps a date`(seconds: Int, text: String) throws {
    #expect(try formatter().dateAndTime(date(seconds), now: date(LegacyFixture.now)) == text)
  }

  @Test(arguments: [(64_800, "4/1(水) 19:00"), (-64_800, "3/31(火) 7:00"), (20_700, "4/1(水) 6:45")])
  func `accepts any offset`(offset: Int, text: String) throws {
    let timeZone = try #require(TimeZone(secondsFromGMT: offset))
    let now = date(LegacyFixture.now)

    #expect(LegacyDateFormatter(timeZone: timeZone).dateAndTime(now, now: now) == text)
  }

  @Test(
    arguments: [
      (1_775_005_200, 1_775_177_940, "4/1(水) 10:00\u{301C}4/3(金) 9:59"),
      (nil, 1_775_177_940, "\u{301C}4/3(金) 9:59"),
      (1_775_005_200, nil, "4/1(水) 10:00\u{301C}"),
      (1_775_005_200, 1_798_729_200, "4/1(水) 10:00\u{301C}2027/1/1(金) 0:00"),
      (1_775_177_940, 1_775_005_200, "4/3(金) 9:59\u{301C}4/1(水) 10:00"),
    ] as [(Int?, Int?, String)]
  )
  func `joins the start and end of a period`(start: Int?, end: Int?, text: String) throws {
    let now = date(LegacyFixture.now)

    #expect(try formatter().period(from: start.map(date), to: end.map(date), now: now) == text)
  }

  @Test(arguments: [
    (-1, "期限切れ"), (0, "期限切れ"), (1, "本日まで"), (50_399, "本日まで"), (50_400, "明日まで"),
    (136_799, "明日まで"), (136_800, "4月3日(金)まで"), (29 * 86_400, "4月30日(木)まで"),
    (23_723_999, "12月31日(木)まで"), (23_724_000, "2027年1月1日(金)まで"),
    (26_316_000, "2027年1月31日(日)まで"),
  ])
  func `writes the end of a period`(secondsLeft: Int, text: String) throws {
    let now = LegacyFixture.now

    #expect(try formatter().expiry(date(now + secondsLeft), now: date(now)) == text)
  }

  @Test func `writes tomorrow even if it is in the next year`() throws {
    // 2026-12-31 12:00 and the next day 10:00.
    #expect(try formatter().expiry(date(1_798_765_200), now: date(1_798_686_000)) == "明日まで")
  }
}
#endif
