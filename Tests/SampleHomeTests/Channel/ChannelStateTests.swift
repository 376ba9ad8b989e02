import Testing
import UIStateLayer

@testable import SampleHome

@Suite struct ChannelStateTests {
  private struct Fixture {
    private(set) var state = ChannelState()

    var viewData: ChannelViewData { ChannelViewData(state) }

    /// Applies actions to a channel that is on; returns the commands of the last one.
    @discardableResult
    mutating func apply(_ actions: [ChannelAction]) -> [String] {
      var last: [String] = []
      for action in actions {
        var commands = CommandBuffer<ChannelViewCommand>()
        state.mutate(with: action, emitting: &commands)
        last = commands.all.map(\.description)
      }
      return last
    }

    static func tuned() -> Self {
      var fixture = Self()
      fixture.apply([.tune(channelID: "c", title: "題")])
      return fixture
    }
  }

  @Test(arguments: [
    ChannelAction.play, .pause, .secondsElapse(1), .viewerCountArrives(100), .like, .comment("a"),
    .commentArrives(userName: "u", text: "a"), .sendGifts(named: "g", count: 1), .openGifts,
    .closeGifts, .mute(userName: "u"), .unmute(userName: "u"), .goBack,
  ])
  func `without a channel an action changes nothing and sends no command`(action: ChannelAction) {
    var fixture = Fixture()
    let commands = fixture.apply([action])
    #expect(commands.isEmpty)
    #expect(fixture.state == ChannelState())
  }

  @Test(
    arguments: [
      ([.tune(channelID: "c", title: "")], ["showToast すでに視聴中です"]),
      ([.tune(channelID: "d", title: "")], ["playSound tune"]),
      ([.play], []),
      ([.pause, .play], ["playSound resume"]),
      (
        [.pause, .commentArrives(userName: "u", text: "a"), .play],
        ["playSound resume", "scrollToBottom"]
      ),
      ([.commentArrives(userName: "u", text: "a")], ["scrollToBottom"]),
      ([.commentArrives(userName: "u", text: " ")], []),
      ([.mute(userName: "u"), .commentArrives(userName: "u", text: "a")], []),
      ([.comment(" \n")], ["showToast コメントを入力してください"]),
      ([.like], ["showToast いいねしました"]),
      ([.like, .like], []),
      (Array(repeating: .like, count: 10), ["playSound like"]),
      ([.viewerCountArrives(99)], []),
      ([.viewerCountArrives(100)], ["playSound milestone"]),
      ([.viewerCountArrives(1_000), .viewerCountArrives(0), .viewerCountArrives(999)], []),
      ([.viewerCountArrives(999), .viewerCountArrives(Int.max)], ["playSound milestone"]),
      ([.sendGifts(named: "花", count: 1)], []),
      ([.openGifts, .sendGifts(named: "花", count: 0)], ["showToast 個数を選んでください"]),
      (
        [.openGifts, .sendGifts(named: " 花 ", count: Int.max)],
        ["playSound gift", "showToast 花を999個贈りました"]
      ),
      ([.openGifts, .sendGifts(named: " ", count: 0)], []),
      ([.mute(userName: "あなた")], ["showToast 自分はミュートできません"]),
      ([.mute(userName: "花子")], ["showToast 花子をミュートしました"]),
      ([.mute(userName: "花子"), .mute(userName: "花子")], []),
      ([.openGifts, .goBack], []),
      ([.openGifts, .goBack, .goBack], ["dismiss"]),
    ] as [([ChannelAction], [String])]
  )
  func `V4 an action sends its own commands and no others`(
    actions: [ChannelAction],
    commands: [String]
  ) {
    var fixture = Fixture.tuned()
    let last = fixture.apply(actions)
    #expect(last == commands)
  }

  @Test(arguments: [
    (0, "視聴中 0:00"), (59, "視聴中 0:59"), (60, "視聴中 1:00"), (3_599, "視聴中 59:59"),
    (3_600, "視聴中 1:00:00"), (Int.max, "視聴中 99:59:59"), (-1, "視聴中 0:00"),
  ])
  func `shows the elapsed time`(seconds: Int, status: String) {
    var fixture = Fixture.tuned()
    fixture.apply([.secondsElapse(seconds)])
    #expect(fixture.viewData.status == status)
    fixture.apply([.pause, .secondsElapse(5)])
    #expect(fixture.viewData.status == status.replacing("視聴中", with: "一時停止中"))
  }

  @Test(arguments: [
    (Int.min, "0人"), (9_999, "9,999人"), (10_000, "1万人"), (10_999, "1万人"), (11_000, "1.1万人"),
    (99_999_999, "9999.9万人"), (100_000_000, "1億人以上"), (Int.max, "1億人以上"),
  ])
  func `shows the number of viewers`(count: Int, text: String) {
    var fixture = Fixture.tuned()
    fixture.apply([.viewerCountArrives(count)])
    #expect(fixture.viewData.viewers == text)
  }

  @Test func `shows the latest 50 of the latest 200 comments, without muted users`() {
    var fixture = Fixture.tuned()
    fixture.apply(
      (1...201).map { .commentArrives(userName: $0 <= 52 ? "u" : "v", text: "\($0)") }
    )
    #expect(fixture.viewData.comments.map(\.id) == Array(152...201))
    fixture.apply([.mute(userName: "v")])
    #expect(fixture.viewData.comments.map(\.text) == (3...52).map(String.init))
    fixture.apply([.unmute(userName: "v"), .mute(userName: "u")])
    #expect(fixture.viewData.comments.map(\.id) == Array(152...201))
    #expect(fixture.viewData.muted == "ミュート中 1人")
  }

  @Test func `presents are counted by name, in order of their first appearance`() {
    var fixture = Fixture.tuned()
    #expect(fixture.viewData.gifts == nil)
    fixture.apply([.openGifts])
    #expect(fixture.viewData.gifts == .init(title: "ギフト", rows: []))
    fixture.apply([
      .sendGifts(named: "花", count: 999), .sendGifts(named: "星", count: 1),
      .sendGifts(named: "花", count: 1),
    ])
    #expect(fixture.viewData.gifts == .init(title: "ギフト(合計1,001個)", rows: ["花 ×1,000", "星 ×1"]))
  }

  @Test func `a new channel resets the state, except for muted users`() {
    var fixture = Fixture.tuned()
    fixture.apply([
      .mute(userName: "u"), .like, .comment("a"), .viewerCountArrives(100), .secondsElapse(9),
      .openGifts, .pause,
      .tune(channelID: "d", title: " "),
    ])
    var other = Fixture()
    other.apply([.tune(channelID: "d", title: " "), .mute(userName: "u")])
    #expect(fixture.state == other.state)
    #expect(fixture.viewData.title == "d")
  }
}
