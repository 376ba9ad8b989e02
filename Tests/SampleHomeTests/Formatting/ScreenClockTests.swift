import Foundation
import Testing
import TopScreen

@testable import SampleHome

@Suite struct ScreenClockTests {
  @Test(arguments: [(0, 0), (0.999, 0), (-0.001, -1), (-1, -1), (1, 1)])
  func `rounds now down to a whole second`(shift: TimeInterval, seconds: Int) throws {
    let clock = ScreenClock(try .sample(shiftedBy: shift))
    #expect(clock.nowSecondsSince1970 == Int.sampleNow + seconds)
  }

  @Test func `rounds down before 1970 too`() throws {
    var context = try ViewDataContext.sample()
    context.now = Date(timeIntervalSince1970: -0.5)
    #expect(ScreenClock(context).nowSecondsSince1970 == -1)
  }

  /// Seconds since 1970: Foundation cannot write such a `Date` in a test's name.
  @Test(arguments: [
    -62_135_769_600, 64_092_211_200, .infinity, -.infinity, .nan, 1e300, -1e300,
  ])
  func `a clock far out of range does not trap`(now: TimeInterval) throws {
    var context = try ViewDataContext.sample()
    context.now = Date(timeIntervalSince1970: now)
    let clock = ScreenClock(context)
    #expect((1...9_999).contains(clock.localNow.date.year))
    let moment = try #require(Moment(epochSeconds: .sampleNow))
    #expect(RelativeDateFormat(clock: clock).text(moment) == "2026年4月1日")
    #expect(["終了しました", "残り100日以上"].contains(RemainingTimeFormat(clock: clock).text(moment)))
  }

  @Test func `a moment is reached from that moment on`() throws {
    let clock = ScreenClock(try .sample())
    #expect(clock.hasReached(try #require(Moment(epochSeconds: .sampleNow - 1))))
    #expect(clock.hasReached(try #require(Moment(epochSeconds: .sampleNow))))
    #expect(!clock.hasReached(try #require(Moment(epochSeconds: .sampleNow + 1))))
  }
}
