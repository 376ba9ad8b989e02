import Bridge
import Dispatch
import LegacyRx
import Parity
import ScreenDocument
import ScreenViews
import SwiftUI
import Testing
import TopScreen
import UIKit

@testable import TopViewControllerAfter
@testable import TopViewControllerBefore

/// The two complete controllers of docs/views.md.
@MainActor
@Suite struct TopViewControllerTests {
  private let documents = PublishSubject<ContentDocument>()
  private let stages = StageFlags()

  private func controller(_ stage: Stage) -> TopViewControllerAfter.TopViewController {
    stages.overrides = StageOverrides(kinds: ["coupons": stage])
    let controller = TopViewControllerAfter.TopViewController(
      documents: documents,
      stages: stages,
      effects: RecordingEffects()
    )
    _ = controller.view
    return controller
  }

  private func send(_ contents: String...) async throws {
    let text = #"{ "contents": [ \#(contents.joined(separator: ",")) ] }"#
    documents.onNext(try ContentDocument(reading: Array(text.utf8)))
    await mainQueueSettles()
  }

  private static func coupons(_ text: String) -> String {
    #"{ "type": "coupons", "id": "c", "value": { "coupons": ["\#(text)", "10%OFF"] } }"#
  }

  private static let ranking =
    #"{ "type": "ranking", "id": "r", "value": { "names": ["tea", "rice"] } }"#

  private func shown(_ controller: TopViewControllerAfter.TopViewController) -> [String] {
    controller.contents.stackView.arrangedSubviews.map { view in
      if let container = view as? UIStackView {
        return (container.arrangedSubviews.first as? UILabel)?.text ?? ""
      }
      let child = controller.contents.children.first { $0.view === view }
      return (child as? UIHostingController<AnyView>)?.stubNode.texts.joined(separator: "\n") ?? "?"
    }
  }

  @Test(arguments: Stage.allCases)
  func `the controllers before and after migration show the same contents on every stage`(
    stage: Stage
  )
    async throws
  {
    let contents = PublishSubject<[HomeContent]>()
    let before = TopViewControllerBefore.TopViewController(documents: contents)
    _ = before.view
    let after = controller(stage)

    contents.onNext([
      .ranking(.init(names: ["tea", "rice"])),
      .coupons(.init(coupons: ["500円OFF", "10%OFF"])),
    ])
    try await send(Self.ranking, Self.coupons("500円OFF"))

    let labels = before.stackView.arrangedSubviews.map { ($0 as? UILabel)?.text ?? "" }
    #expect(labels == ["tea\nrice", "500円OFF\n10%OFF"])
    #expect(shown(after) == labels)
    #expect(after.contents.children.count == (stage.shownSide == .state ? 1 : 0))
    #expect(UIKitCalls.violations == [])
  }

  @Test func `A8 a flip replaces one content in its place and keeps the other views`()
    async throws
  {
    let controller = controller(.off)
    try await send(Self.coupons("500円OFF"), Self.ranking)
    let views = controller.contents.stackView.arrangedSubviews

    stages.overrides = StageOverrides(kinds: ["coupons": .complete])
    await mainQueueSettles()

    let flipped = controller.contents.stackView.arrangedSubviews
    #expect(shown(controller) == ["500円OFF\n10%OFF", "tea\nrice"])
    #expect(controller.contents.children.count == 1)
    #expect(flipped.first !== views.first)
    #expect(flipped.last === views.last)
    #expect(flipped.last?.superviewChanges == 1)

    stages.overrides = StageOverrides(kinds: ["coupons": .off])
    await mainQueueSettles()
    #expect(shown(controller) == ["500円OFF\n10%OFF", "tea\nrice"])
    #expect(controller.contents.children.isEmpty)
    #expect(UIKitCalls.violations == [])
  }

  @Test func `a new response updates the existing view`() async throws {
    let controller = controller(.complete)
    try await send(Self.coupons("500円OFF"), Self.ranking)
    let views = controller.contents.stackView.arrangedSubviews

    try await send(Self.ranking, Self.coupons("300円OFF"))

    #expect(shown(controller) == ["tea\nrice", "300円OFF\n10%OFF"])
    #expect(
      controller.contents.stackView.arrangedSubviews.map(ObjectIdentifier.init)
        == views.reversed().map(ObjectIdentifier.init)
    )
    #expect(views.allSatisfy { $0.superviewChanges == 1 })
    #expect(UIKitCalls.violations == [])
  }

  @Test func `releasing a controller releases everything that it created`() async throws {
    weak var contents: UIViewController?
    weak var view: UIView?
    weak var model: AnyObject?
    do {
      let controller = controller(.off)
      try await send(Self.coupons("500円OFF"), Self.ranking)
      contents = controller.contents
      view = controller.contents.stackView.arrangedSubviews.first
      model = controller.model
      #expect(view != nil)
    }
    await mainQueueSettles()
    #expect(contents == nil)
    #expect(view == nil)
    #expect(model == nil)
  }
}
