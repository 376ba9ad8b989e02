import Testing
import TopScreen

@testable import SampleHome

@Suite struct RemainingTimeFormatTests {
  @Test(arguments: [
    (-1_000, "終了しました"), (-1, "終了しました"), (0, "終了しました"), (1, "まもなく終了"),
    (59, "まもなく終了"), (60, "残り 00:01:00"), (61, "残り 00:01:01"), (3_600, "残り 01:00:00"),
    (11_045, "残り 03:04:05"), (86_399, "残り 23:59:59"), (86_400, "残り1日 00:00:00"),
    (97_445, "残り1日 03:04:05"), (8_639_999, "残り99日 23:59:59"), (8_640_000, "残り100日以上"),
    (2_000_000_000, "残り100日以上"),
  ])
  func `counts down`(seconds: Int, text: String) throws {
    let format = RemainingTimeFormat(clock: ScreenClock(try .sample()))
    #expect(format.text(Moment(epochSeconds: .sampleNow + seconds)) == text)
  }

  @Test func `a fraction of a second counts as elapsed`() throws {
    let format = RemainingTimeFormat(clock: ScreenClock(try .sample(shiftedBy: 0.9)))
    #expect(format.text(Moment(epochSeconds: .sampleNow + 60)) == "残り 00:01:00")
  }

  @Test func `a missing moment has no text`() throws {
    #expect(RemainingTimeFormat(clock: ScreenClock(try .sample())).text(nil) == "")
  }
}
