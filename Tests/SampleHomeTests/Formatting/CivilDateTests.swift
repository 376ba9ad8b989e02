import Foundation
import Testing

@testable import SampleHome

@Suite struct CivilDateTests {
  @Test(arguments: [
    (1970, 1, 1, 0, "木"), (2000, 2, 29, 11_016, "火"), (2026, 4, 1, 20_544, "水"),
    (2026, 4, 5, 20_548, "日"), (2100, 3, 1, 47_541, "月"), (1969, 12, 31, -1, "水"),
    (1, 1, 1, -719_162, "月"),
  ])
  func `computes the number and the weekday of a date`(
    year: Int,
    month: Int,
    day: Int,
    number: Int,
    weekday: String
  ) throws {
    let date = try #require(CivilDate(year: year, month: month, day: day))
    #expect(date.daysSince1970 == number)
    #expect(date.weekdayKanji == weekday)
    #expect(CivilDate(daysSince1970: number) == date)
  }

  @Test(arguments: [
    (2026, 2, 29), (2100, 2, 29), (2026, 4, 31), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0),
    (2026, 1, 32), (0, 1, 1), (10_000, 1, 1), (Int.max, 1, 1),
  ])
  func `a nonexistent date is rejected`(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test func `agrees with Calendar on every day of the century`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let weekdays = ["日", "月", "火", "水", "木", "金", "土"]
    for number in 10_957..<47_482 {
      let noon = Date(timeIntervalSince1970: Double(number * 86_400 + 43_200))
      let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: noon)
      let date = CivilDate(daysSince1970: number)
      let weekday = weekdays[try #require(parts.weekday) - 1]
      guard
        date.year != parts.year || date.month != parts.month || date.day != parts.day
          || date.weekdayKanji != weekday
          || CivilDate(year: date.year, month: date.month, day: date.day) != date
      else { continue }
      Issue.record("Day \(number) is \(date) \(date.weekdayKanji), and \(parts) for Calendar.")
    }
  }
}
