import Foundation
import TestSupport
import Testing
import TopScreen

@testable import SampleHome

@Suite(.long) struct LocalDateTimeTests {
  @Test(arguments: [
    (0, "0:00", 0), (59, "0:00", 0), (60, "0:01", 0), (35_999, "9:59", 0), (36_000, "10:00", 0),
    (86_399, "23:59", 0), (86_400, "0:00", 1), (-1, "23:59", -1), (-86_400, "0:00", -1),
  ])
  func `writes hours without and minutes with a leading zero`(
    seconds: Int,
    text: String,
    day: Int
  ) {
    let time = LocalDateTime(secondsSince1970: seconds)
    #expect(time.clockText == text)
    #expect(time.date.daysSince1970 == day)
  }

  @Test(arguments: [
    "Asia/Tokyo", "UTC", "America/New_York", "America/St_Johns", "Asia/Kathmandu",
    "Australia/Lord_Howe", "Pacific/Kiritimati", "Pacific/Apia",
  ])
  func `agrees with Calendar in every time zone`(zone: String) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    let clock = ScreenClock(try .sample(zone: zone))
    for seconds in stride(from: 946_684_800, to: 2_000_000_000, by: 86_399 * 5) {
      let moment = try #require(Moment(epochSeconds: seconds))
      let time = clock.localDateTime(of: moment)
      let parts = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second],
        from: Date(timeIntervalSince1970: Double(seconds))
      )
      let expected = try [
        #require(parts.year), #require(parts.month), #require(parts.day), #require(parts.hour),
        #require(parts.minute), #require(parts.second),
      ]
      let actual = [
        time.date.year, time.date.month, time.date.day, time.secondOfDay / 3_600,
        time.secondOfDay / 60 % 60, time.secondOfDay % 60,
      ]
      if actual != expected { Issue.record("\(zone) \(seconds): \(actual), not \(expected)") }
    }
  }
}
