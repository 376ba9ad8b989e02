import Foundation
import ScreenDocument
import ScreenViews
import SwiftUI
import Testing
import TopScreen
import UIStateLayer

@testable import SampleHome

@MainActor
@Suite struct HomeViewsTests {
  private let screen: SampleScreen

  init() throws {
    screen = try SampleScreen()
  }

  private func drawing(open: @escaping @MainActor (String) -> Void = { _ in }) -> StubNode {
    let model = screen.model
    let views = homeViews(open: open) { try? model.send($0, to: $1, of: .quiz) }.placeholder {
      Text("no view: \($0.kind)")
    }
    return stubNode(
      of: ScreenStack(screen.model, views: views) {
      } notice: {
        HomeStateOverlay(screenState: $0)
      }
      .environment(\.screenImages, .system)
    )
  }

  @Test func `every kind that a route sends to a slot has a view`() {
    let kinds = homeViews { _ in
    } answer: { _, _ in
    }.kinds

    #expect(kinds == homeRoutes().kinds)
    #expect(kinds.count == 15)
  }

  @Test func `K2 every text of the sample's view data is drawn, in the order of the stack`() throws
  {
    screen.model.show(try SampleScreen.home())
    let drawing = drawing()

    #expect(
      drawing.all("lazyVStack").first?.children.map(\.contentID)
        == screen.model.screen.stack.ids.map(\.rawValue)
    )
    var checked = 0
    for item in screen.model.composition.items {
      guard let output = item.content.output, !output.isEmpty else { continue }
      let node = try #require(drawing.all("element").first { $0.contentID == item.id.rawValue })
      let drawn =
        node.texts + node.all("image").map(\.detail) + node.all("accessibilityLabel").map(\.detail)
      for text in try Self.texts(of: output) {
        checked += 1
        #expect(drawn.contains { $0.contains(text) }, "\(item.kind): \(text)")
      }
    }
    #expect(checked > 100)
  }

  @Test func `Y8 a kind without a view keeps its place`() throws {
    screen.model.show(try SampleScreen.page())

    let blocks = drawing().all("element").map(\.contentID)

    #expect(blocks.contains("live"))
    #expect(drawing().texts.contains("no view: liveVideo"))
  }

  @Test func `S3 a button with a destination opens it, and a button without one is disabled`()
    throws
  {
    var opened: [String] = []
    screen.model.show(
      try ContentDocument(
        reading: Array(
          """
          { "contents": [
            { "type": "button",
              "value": { "text": "見る", "action": "navigate", "destination": "/a" } },
            { "type": "button", "value": { "text": "無効", "action": "jump", "destination": "/b" } }
          ] }
          """.utf8
        )
      )
    )
    let drawing = drawing { opened.append($0) }
    let buttons = drawing.all("button")

    #expect(drawing.all("disabled").map(\.detail) == ["false", "true"])
    #expect(buttons.map(\.detail) == ["見る", "無効"])
    buttons.first?.action?(())
    #expect(opened == ["/a"])
  }

  @Test func `taps on the quiz answer it, and begin it again`() throws {
    screen.model.show(
      try ContentDocument(
        reading: Array(
          """
          { "contents": [ { "type": "quiz", "value": { "questions": [
            { "question_id": "q", "text": "?", "choices": ["a", "b"], "correct": 1 }
          ] } } ] }
          """.utf8
        )
      )
    )
    #expect(drawing().all("disabled").map(\.detail) == ["false", "false", "true"])

    drawing().all("button").first?.action?(())
    #expect(drawing().all("button").map(\.detail) == ["× a", "○ b", "もう一度"])
    #expect(drawing().all("disabled").map(\.detail) == ["true", "true", "false"])

    drawing().all("button").last?.action?(())
    #expect(drawing().all("button").map(\.detail) == ["a", "b", "もう一度"])
  }

  @Test(arguments: ScreenState.allCases)
  func `S7 the state of a screen is announced once`(state: ScreenState) {
    let drawing = stubNode(of: HomeStateOverlay(screenState: state))

    #expect(drawing.children.count == ([.loaded, .allHidden].contains(state) ? 0 : 1))
  }

  @Test func `a preview draws its document, and a failed screen for none`() throws {
    let home = stubNode(of: HomePreview(.document(try SampleScreen.bytes("home.json"))))
    screen.model.show(try SampleScreen.home())

    #expect(home.all("lazyVStack").first?.children.count == screen.model.screen.stack.items.count)
    #expect(home.texts.contains("クーポン"))
    #expect(
      stubNode(of: HomePreview(.document([]))).texts
        == stubNode(of: HomeStateOverlay(screenState: .failed)).texts
    )
  }

  /// Returns the texts of view data that a view draws, without identities, destinations and style
  /// names.
  private static func texts(of output: AnyViewData) throws -> [String] {
    let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(output))
    var texts: [String] = []
    func collect(_ value: Any, key: String) {
      switch value {
      case let object as [String: Any]: for (key, value) in object { collect(value, key: key) }
      case let array as [Any]: for value in array { collect(value, key: key) }
      case let text as String where !["id", "destination", "style", "appearance"].contains(key):
        if !text.isEmpty { texts.append(text) }
      default: break
      }
    }
    collect(json, key: "")
    return texts
  }
}
