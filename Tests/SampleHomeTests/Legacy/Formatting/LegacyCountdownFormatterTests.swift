#if LegacyBridge
import Foundation
import Testing

@testable import SampleHome

@Suite struct LegacyCountdownFormatterTests {
  @Test(arguments: [
    (-1, "終了しました"), (0, "終了しました"), (1, "まもなく終了"), (59, "まもなく終了"),
    (60, "残り 00:01:00"), (11_045, "残り 03:04:05"), (86_399, "残り 23:59:59"),
    (86_400, "残り1日 00:00:00"), (97_445, "残り1日 03:04:05"), (8_639_999, "残り99日 23:59:59"),
    (8_640_000, "残り100日以上"), (2_000_000_000, "残り100日以上"),
  ])
  func `writes the remaining time`(secondsLeft: Int, text: String) {
    let now = Date(timeIntervalSince1970: TimeInterval(LegacyFixture.now))
    let end = now.addingTimeInterval(TimeInterval(secondsLeft))

    #expect(LegacyCountdownFormatter().string(until: end, now: now) == text)
  }
}
#endif
