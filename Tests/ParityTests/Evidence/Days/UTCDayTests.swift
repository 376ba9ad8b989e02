import Foundation
import TestSupport
import Testing

@testable import Parity

@Suite struct UTCDayTests {
  @Test(
    arguments: [
      (0, "1970-01-01"), (11_016, "2000-02-29"), (20_544, "2026-04-01"), (47_540, "2100-02-28"),
      (47_541, "2100-03-01"), (65_535, "2149-06-06"),
    ] as [(UInt16, String)]
  )
  func `a day converts to its date and back`(number: UInt16, text: String) {
    #expect(UTCDay(number: number).text == text)
    #expect(UTCDay(text)?.number == number)
  }

  @Test func `every day has a unique date that equals Foundation's`() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    for number in stride(from: UInt16(0), through: 65_535, by: 37) {
      let day = UTCDay(number: number)
      let date = Date(timeIntervalSince1970: Double(number) * 86_400 + 86_399)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      #expect(
        day.text
          == String(format: "%d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
      )
      #expect(UTCDay(day.text) == day)
      #expect(UTCDay(date) == day)
    }
  }

  @Test(arguments: [
    "", "today", "2026-4-1", "2026-02-29", "2026-13-01", "2026-00-01", "2026-01-00", "2026-04-31",
    "1969-12-31", "2149-06-07", "9999-01-01", "2026-04-01T", "2026/04/01", "２026-04-1",
    "+026-04-01",
  ])
  func `an invalid date is rejected`(text: String) {
    #expect(UTCDay(text) == nil)
  }

  @Test(
    arguments: [
      (-1.0, 0), (-1e300, 0), (.nan, 0), (86_399.9, 0), (86_400, 1), (1e300, 65_535),
      (.infinity, 65_535),
    ] as [(Double, UInt16)]
  )
  func `a moment out of range is clamped to the nearest day`(seconds: Double, number: UInt16) {
    #expect(UTCDay(Date(timeIntervalSince1970: seconds)).number == number)
  }

  @Test func `of many days the latest are kept, in any order of insertion`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    let all = (0..<100).map { UTCDay(number: 20_000 + $0) }
    for _ in 0..<50 {
      var parts = [LatestUTCDays(), LatestUTCDays(), LatestUTCDays()]
      for day in (all + all).shuffled(using: &random) {
        parts[Int.random(in: parts.indices, using: &random)].insert(day)
      }
      var joined = LatestUTCDays()
      for part in parts.shuffled(using: &random) { joined.formUnion(part) }
      #expect(joined.days == Array(all.suffix(64)), "seed \(seed)")
      #expect(joined.count(after: all[98]) == 1)
      #expect(joined.count(after: all[99]) == 0)
      #expect(joined.count(after: all[0]) == 64)
    }
  }
}
