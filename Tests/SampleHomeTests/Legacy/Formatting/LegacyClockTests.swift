#if LegacyBridge
import Bridge
import Foundation
import Testing

@testable import SampleHome

@Suite struct LegacyClockTests {
  @Test(arguments: [
    (1_775_005_200.0, 1_775_005_200.0), (1_775_005_200.75, 1_775_005_200), (-0.5, -1),
    (1e300, 7_258_118_399), (-1e300, -2_208_988_800), (.infinity, 7_258_118_399),
    (-.infinity, -2_208_988_800), (.nan, -2_208_988_800),
  ])
  func `rounds down to a second that calendars can represent`(now: Double, second: Double) {
    let clock = LegacyClock(now: { Date(timeIntervalSince1970: now) })

    #expect(clock.boundedNowInWholeSeconds == Date(timeIntervalSince1970: second))
  }
}
#endif
