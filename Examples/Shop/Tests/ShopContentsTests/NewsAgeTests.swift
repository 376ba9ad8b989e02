import Foundation
import Testing
import TopScreen

@testable import ShopContents

@Suite struct NewsAgeTests {
  /// Wednesday, 1 April 2026, 10:00 in Berlin.
  private static let now = 1_775_030_400

  private func age(
    of published: Int,
    at now: Int = Self.now,
    in timeZone: String = "Europe/Berlin"
  ) throws -> String {
    try age(of: published, atSeconds: TimeInterval(now), in: timeZone)
  }

  private func age(
    of published: Int,
    atSeconds now: TimeInterval,
    in timeZone: String = "Europe/Berlin"
  ) throws -> String {
    let context = ViewDataContext(
      now: Date(timeIntervalSince1970: now),
      timeZone: try #require(TimeZone(identifier: timeZone)),
      locale: Locale(identifier: "en_GB")
    )
    return NewsAge(of: published, in: context).text
  }

  @Test(arguments: [
    (-60, "just now"), (0, "just now"), (59, "just now"), (60, "1 min ago"),
    (3_599, "59 min ago"), (3_600, "1 h ago"), (36_000, "10 h ago"), (36_001, "yesterday"),
    (122_400, "yesterday"), (122_401, "2026-03-30"),
  ])
  func `an age is in the words of its size`(seconds: Int, text: String) throws {
    #expect(try age(of: Self.now - seconds) == text)
  }

  @Test func `days begin in the time zone of the user`() throws {
    #expect(try age(of: Self.now - 14_400) == "4 h ago")
    #expect(try age(of: Self.now - 14_401, in: "America/New_York") == "yesterday")
  }

  @Test func `a day of 23 hours is a day`() throws {
    // Sunday, 29 March 2026 in Berlin, seen half an hour after its end.
    let now = 1_774_823_400
    #expect(try age(of: 1_774_739_400, at: now) == "yesterday")
    #expect(try age(of: 1_774_738_200, at: now) == "2026-03-28")
  }

  @Test(arguments: [Int.min, -1, 4_102_444_800, .max])
  func `a moment before 1970 or after 2099 has no age`(published: Int) throws {
    #expect(try age(of: published) == "")
  }

  @Test func `an age at a moment that no Int can hold has a text, but none without a number`()
    throws
  {
    #expect(try age(of: Self.now, atSeconds: .infinity) == "2026-04-01")
    #expect(try age(of: Self.now, atSeconds: 1e300) == "2026-04-01")
    #expect(try age(of: Self.now, atSeconds: -.infinity) == "just now")
    #expect(try age(of: Self.now, atSeconds: .nan) == "")
  }
}
