import SwiftUI
import Testing
import UIStateLayer

@testable import SampleHome

@MainActor
@Suite struct ChannelViewTests {
  private let screen = ChannelScreenModel()
  private let view: ChannelScreenView
  private let seen = Seen()

  init() {
    let seen = seen
    view = ChannelScreenView(screen) { seen.commands.append($0) }
    screen.store.send(.tune(channelID: "c-1", title: "朝市"))
    stubNode(of: view).all("onAppear").first?.action?(())
  }

  private var drawing: StubNode { stubNode(of: view) }

  private func tap(_ title: String) {
    drawing.all("button").first { $0.detail == title }?.action?(())
  }

  @Test func `the channel view draws its state, and a tap changes the state`() {
    #expect(drawing.texts.contains("朝市"))
    #expect(drawing.texts.contains("視聴中 0:00"))

    tap("一時停止")

    #expect(drawing.texts.contains("一時停止中 0:00"))
    #expect(drawing.all("button").map(\.detail).contains("再生"))
  }

  @Test func `K4 the state opens and closes the sheet of presents, which sends a present`() {
    tap("ギフト")
    #expect(drawing.all("sheet").map(\.detail) == ["gifts"])

    tap("スターを贈る")
    #expect(drawing.texts.contains("スター ×1"))
    #expect(seen.commands == [.playSound(.gift), .showToast("スターを1個贈りました")])

    drawing.all("sheet").first?.action?(false)
    #expect(drawing.all("sheet").map(\.detail) == [""])
  }

  @Test func `V4 each command arrives once, and none arrives after the view is released`() {
    drawing.all("onAppear").first?.action?(())
    tap("いいね")
    #expect(seen.commands == [.showToast("いいねしました")])

    drawing.all("onDisappear").first?.action?(())
    tap("戻る")
    #expect(seen.commands.count == 1)
  }

  @Test func `a user can mute other users' comments, and not their own`() {
    screen.store.send(.comment("こんにちは"))
    screen.store.send(.commentArrives(userName: "はな", text: "やあ"))
    #expect(drawing.all("button").count { $0.detail == "ミュート" } == 1)

    tap("ミュート")

    #expect(drawing.texts.contains("ミュート中 1人"))
    #expect(!drawing.texts.contains("やあ"))
  }
}

@MainActor
private final class Seen {
  var commands: [ChannelViewCommand] = []
}
