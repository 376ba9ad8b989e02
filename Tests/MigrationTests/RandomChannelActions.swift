import TestSupport

@testable import SampleHome

/// Random actions, most of them in a tuned channel, with values at the edges.
struct RandomChannelActions {
  private static let users = ["花子", "太郎", " 次郎", "あなた", "", String(repeating: "長", count: 61)]
  private static let texts = [
    "", " \n", "こんにちは", " 前後に空白 ", String(repeating: "文", count: 400),
    String(repeating: "字", count: 401), "👨‍👩‍👧‍👦 e\u{301}",
  ]
  private static let numbers = [
    Int.min, -1, 0, 1, 7, 59, 99, 100, 999, 1_000, 3_600, 9_999, 10_000, 10_999, 123_456,
    99_999_999, 100_000_000, Int.max,
  ]

  private var generator: Seeded

  init(seed: UInt64) {
    generator = Seeded(seed: seed)
  }

  mutating func next() -> ChannelAction {
    switch Int.random(in: 0..<60, using: &generator) {
    case 0...2: .tune(channelID: pick(["a", "b", " "]), title: pick(Self.texts))
    case 3...6: .play
    case 7...9: .pause
    case 10...13: .secondsElapse(pick(Self.numbers))
    case 14...17: .viewerCountArrives(pick(Self.numbers))
    case 18...24: .like
    case 25...28: .comment(pick(Self.texts))
    case 29...44: .commentArrives(userName: pick(Self.users), text: pick(Self.texts))
    case 45...50: .sendGifts(named: pick(Self.users), count: pick(Self.numbers))
    case 51...53: .openGifts
    case 54: .closeGifts
    case 55...56: .mute(userName: pick(Self.users))
    case 57...58: .unmute(userName: pick(Self.users))
    default: .goBack
    }
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }
}
