import Testing
import UIStateLayer

@testable import SampleHome

@MainActor
@Suite struct ChannelScreenTests {
  @Test func `V2 an observer receives the channel's state, then one per action, in order`() {
    let screen = ChannelScreen()
    var likes: [String] = []
    let observation = screen.store.observe { likes.append(ChannelViewData($0).likes) }

    for action in [ChannelAction.tune(channel: "c", title: "題"), .like, .play, .like] {
      screen.store.send(action)
    }

    #expect(likes == ["", "いいね", "いいね 1", "いいね 1", "いいね 2"])
    observation.cancel()
  }

  @Test func `V4 a late listener receives no earlier command, and the current state`() {
    let screen = ChannelScreen()
    var commands: [ChannelViewCommand] = []
    screen.store.send(.tune(channel: "c", title: "題"))
    screen.store.send(.like)

    let listening = screen.store.listen { commands.append($0) }

    #expect(commands.isEmpty)
    #expect(screen.content.viewData.likes == "いいね 1")
    screen.store.send(.comment(" "))
    #expect(commands == [.showToast("コメントを入力してください")])
    listening.cancel()
  }

  @Test func `V3 the content sends events, and the screen decides their effects`() {
    let screen = ChannelScreen()
    screen.store.send(.tune(channel: "c", title: "題"))
    screen.store.send(.commentArrives(user: " u ", text: "b"))
    let events: [ChannelViewInput.UserEvent] = [
      .playTapped, .likeTapped, .commented("a"), .giftsTapped, .giftChosen(name: "花", count: 2),
      .authorMuted(commentID: 1),
    ]

    for event in events { screen.content.onEvent(event) }

    let viewData = screen.content.viewData
    #expect(!viewData.isPlaying)
    #expect(viewData.likes == "いいね 1")
    #expect(viewData.comments.map(\.text) == ["a"])
    #expect(viewData.gifts?.rows == ["花 ×2"])
    #expect(viewData.muted == "ミュート中 1人")
    screen.content.onEvent(.giftsDismissed)
    screen.content.onEvent(.playTapped)
    #expect(screen.content.viewData.gifts == nil)
    #expect(screen.content.viewData.isPlaying)
    screen.content.onEvent(.backTapped)
    #expect(screen.content.viewData == ChannelScreen().content.viewData)
  }
}
