import ScreenDocument
import StrictJSON
import Testing
import TopScreen
import UIStateLayer

@testable import SampleHome

/// A screen whose items the server decides, without code for each.
@MainActor
@Suite struct ServerDrivenScreenTests {
  private let model: HomeScreenModel<HomeUIState>

  init() throws {
    let context = try ViewDataContext.sample()
    model = HomeScreenModel(
      state: HomeUIState(),
      routes: homeRoutes(),
      actions: homeActions(),
      effects: RecordingEffects()
    ) { context }
  }

  @discardableResult
  private func show(_ views: String...) throws -> StackDifference {
    let text = "{ \"views\": [\n\(views.joined(separator: ",\n"))\n] }"
    return model.show(try ContentDocument(reading: Array(text.utf8)))
  }

  private var shown: [String] {
    model.composition.items.map { item in
      switch item.content.output?.base {
      case let text as TextViewData: text.text
      case let button as ButtonViewData: "[\(button.title)]"
      default: "\(item.content.phase)"
      }
    }
  }

  @Test
  func `S2 an unknown type or a missing field affects only that item, and is reported`()
    throws
  {
    try show(
      #"{ "type": "text", "text": "one" }"#,
      #"{ "type": "hologram", "text": "two" }"#,
      #"  { "type": "text", "txet": "three" }"#,
      #"{ "text": "four" }"#,
      #"{ "type": "text", "text": "five" }"#
    )
    #expect(shown == ["one", "unrouted", "failed", "five"])
    #expect(model.composition.items.map(\.position) == [0, 1, 2, 4])
    #expect(
      model.composition.diagnostics.map {
        "\($0.code) \($0.path) \($0.line ?? 0):\($0.column ?? 0)"
      } == ["decodingFailed /views/2/text 4:3", "missingKind /views/3 5:1"]
    )
  }

  @Test func `S4 the server can reorder contents and change types without a code change`() throws {
    try show(
      #"{ "type": "text", "id": "a", "text": "one" }"#,
      #"{ "type": "button", "id": "b", "text": "two", "action": "navigate", "destination": "/b" }"#
    )
    #expect(shown == ["one", "[two]"])
    let moved = try show(
      #"{ "type": "button", "id": "b", "text": "two", "action": "navigate", "destination": "/b" }"#,
      #"{ "type": "text", "id": "a", "text": "one" }"#
    )
    #expect(shown == ["[two]", "one"])
    #expect(moved.changes.count == 1)
    try show(
      #"{ "type": "button", "id": "b", "text": "two", "action": "navigate", "destination": "/b" }"#,
      #"{ "type": "button", "id": "a", "text": "one" }"#
    )
    #expect(shown == ["[two]", "[one]"])
  }
}
