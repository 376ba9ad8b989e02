import SwiftUI
import Testing
import TopScreen
import UIStateLayer

@testable import SampleHome

@MainActor
@Suite(.timeLimit(.minutes(20))) struct TimelineViewTests {
  private let timeline: TimelineFixture
  private let view: TimelineScreenView
  private let seen = Seen()

  init() throws {
    timeline = try TimelineFixture()
    let seen = seen
    view = TimelineScreenView(timeline.screen) { seen.commands.append($0) }
  }

  private var drawing: StubNode { stubNode(of: view) }

  private func appear() { drawing.all("onAppear").first?.action?(()) }

  private func tap(_ title: String) {
    drawing.all("button").first { $0.detail == title }?.action?(())
  }

  @Test func `K1 the timeline view owns the store and draws its state`() async {
    #expect(drawing.all("element").isEmpty)
    appear()
    #expect(drawing.all("progress").count == 1)

    await timeline.answer()

    #expect(drawing.all("progress").isEmpty)
    #expect(drawing.all("element").map(\.detail) == ["p-4", "p-3", "p-2", "p-1"])
    #expect(drawing.texts.contains("本日のタイムセールは正午からです。"))
  }

  @Test func `K5 a tap is an event, and the state decides what is drawn`() async {
    appear()
    await timeline.answer()

    tap("♡ 1,204")

    #expect(drawing.all("button").map(\.detail).contains("♥ 1,205"))
    await timeline.answer()
    #expect(drawing.all("button").map(\.detail).contains("♥ 1,205"))
  }

  @Test func `K4 the sheet is part of the state, and the store sets its text`()
    async throws
  {
    appear()
    await timeline.answer()
    #expect(drawing.all("sheet").map(\.detail) == [""])

    tap("投稿")
    #expect(drawing.all("sheet").map(\.detail) == ["draft"])
    let field = try #require(drawing.all("textField").first)
    field.action?("こんにちは")
    #expect(drawing.all("textField").map(\.detail) == ["こんにちは"])
    #expect(drawing.texts.contains("あと135文字"))

    // The system closes the sheet: a swipe sets the binding.
    drawing.all("sheet").first?.action?(false)
    #expect(drawing.all("sheet").map(\.detail) == [""])
    #expect(timeline.viewData.modals.isEmpty)
  }

  @Test func `K4 a text that the store rejects is not shown`() async throws {
    appear()
    await timeline.answer()
    tap("投稿")
    drawing.all("textField").first?.action?(String(repeating: "あ", count: 2_000))

    #expect(drawing.all("textField").first?.detail.count == 1_000)
  }

  @Test func `V4 a command is observed once, however often the view appears`() async {
    appear()
    await timeline.answer()
    appear()
    await timeline.answer()
    timeline.repository.isOnline = false
    tap("♡ 1,204")
    await timeline.answer()
    #expect(seen.commands == [.showToast("反映できませんでした")])

    drawing.all("onDisappear").first?.action?(())
    tap("♡ 1,204")
    await timeline.answer()
    #expect(seen.commands.count == 1)
    #expect(timeline.commands.count == 2)
  }
}

@MainActor
private final class Seen {
  var commands: [TimelineCommand] = []
}
