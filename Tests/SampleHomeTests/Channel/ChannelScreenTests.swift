import Testing
import UIStateLayer

@testable import SampleHome

@MainActor
@Suite struct ChannelScreenTests {
  @Test func `V2 an observer receives the channel's state, then one per action, in order`() {
    let screen = ChannelScreenModel()
    var likes: [String] = []
    let observation = screen.store.observe { likes.append(ChannelViewData($0).likes) }

    for action in [ChannelAction.tune(channelID: "c", title: "題"), .like, .play, .like] {
      screen.store.send(action)
    }

    #expect(likes == ["", "いいね", "いいね 1", "いいね 1", "いいね 2"])
    observation.cancel()
  }

  @Test func `V4 a late listener receives no earlier command, and the current state`() {
    let screen = ChannelScreenModel()
    var commands: [ChannelViewCommand] = []
    screen.store.send(.tune(channelID: "c", title: "題"))
    screen.store.send(.like)

    let listening = screen.store.listen { commands.append($0) }

    #expect(commands.isEmpty)
    #expect(screen.viewArguments.viewData.likes == "いいね 1")
    screen.store.send(.comment(" "))
    #expect(commands == [.showToast("コメントを入力してください")])
    listening.cancel()
  }

  @Test func `V3 the content sends events, and the screen decides their effects`() {
    let screen = ChannelScreenModel()
    screen.store.send(.tune(channelID: "c", title: "題"))
    screen.store.send(.commentArrives(userName: " u ", text: "b"))
    let events: [ChannelViewArguments.UserEvent] = [
      .playOrPauseTapped, .likeTapped, .commented("a"), .giftsTapped,
      .sendGiftsTapped(named: "花", count: 2), .authorMuted(commentID: 1),
    ]

    for event in events { screen.viewArguments.onEvent(event) }

    let viewData = screen.viewArguments.viewData
    #expect(!viewData.isPlaying)
    #expect(viewData.likes == "いいね 1")
    #expect(viewData.comments.map(\.text) == ["a"])
    #expect(viewData.gifts?.rows == ["花 ×2"])
    #expect(viewData.muted == "ミュート中 1人")
    screen.viewArguments.onEvent(.giftsDismissed)
    screen.viewArguments.onEvent(.playOrPauseTapped)
    #expect(screen.viewArguments.viewData.gifts == nil)
    #expect(screen.viewArguments.viewData.isPlaying)
    screen.viewArguments.onEvent(.backTapped)
    #expect(screen.viewArguments.viewData == ChannelScreenModel().viewArguments.viewData)
  }
}
