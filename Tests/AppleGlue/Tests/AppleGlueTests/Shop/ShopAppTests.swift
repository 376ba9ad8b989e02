import Bridge
import Foundation
import Parity
import ScreenDocument
import ScreenViews
import SwiftUI
import Testing
import TopScreen
import UIKit
import WebKit

@testable import ShopApp

/// The app of Examples/ShopApp.swiftpm.
@MainActor
@Suite struct ShopAppTests {
  private static let texts = [
    ["Kettles from 19 €", "Lamps for the evening"], ["News", "Delivery on Sundays begins"],
    ["Berlin", "8° – 15°"], ["Seen before"], ["What do you drink in the morning?"],
  ]

  private let shop = Shop(background: DispatchScheduler.main)

  /// Returns the texts of each content that a UIKit host shows.
  private func shown(_ controller: UIViewController) -> [String] {
    switch controller {
    case let container as HostingContainer:
      container.stackView.arrangedSubviews.map { view in
        let child = container.children.first { $0.view === view }
        return (child as? UIHostingController<AnyView>)?.stubNode.texts.joined(separator: "\n")
          ?? texts(in: view)
      }
    case let container as CollectionContainer:
      container.collectionView.stubCells.sorted { $0.key < $1.key }.map { texts(in: $0.value) }
    default: []
    }
  }

  private func texts(in view: UIView) -> String {
    if let configured = view as? StubConfiguredView {
      return configured.stubNode.texts.joined(separator: "\n")
    }
    let own = (view as? UILabel)?.text ?? (view as? UIButton)?.stubAction?.title
    return ([own].compactMap(\.self) + view.subviews.map(texts(in:))).joined(separator: "\n")
  }

  /// Returns a controller with all contents on the display.
  private func controller(_ host: ShopHost) async throws -> UIViewController {
    await mainQueueSettles()
    let controller = try #require(shop.controller(host))
    controller.view.frame.size.height = 4_000
    for view in controller.view.subviews { view.frame.size.height = 4_000 }
    controller.view.layoutIfNeeded()
    await mainQueueSettles()
    return controller
  }

  private func expectAllContents(_ shown: [String]) {
    #expect(shown.count == Self.texts.count)
    for (content, texts) in zip(shown, Self.texts) {
      for text in texts { #expect(content.contains(text)) }
    }
  }

  @Test(arguments: [ShopHost.stackView, .collectionView], Stage.allCases)
  func `both hosts of the migration show every content on every stage`(
    host: ShopHost,
    stage: Stage
  ) async throws {
    shop.stage = stage

    let controller = try await controller(host)
    expectAllContents(shown(controller))
    #expect(UIKitCalls.violations == [])
  }

  @Test(arguments: [ShopHost.stackView, .collectionView])
  func `the stage switch flips the contents that are shown`(host: ShopHost) async throws {
    let controller = try await controller(host)
    let screen = shop.migrating.screen

    for stage in Stage.allCases {
      shop.stage = stage
      await mainQueueSettles()

      let side = stage.shownSide
      #expect(screen.stack.items.allSatisfy { $0.side == side })
      expectAllContents(shown(controller))
    }
    #expect(UIKitCalls.violations == [])
  }

  @Test func `the screen after the migration shows the same contents`() {
    let screen = stubNode(of: MigratedScreen(shop: shop))

    expectAllContents(
      screen.all("element").filter { $0.detail.hasSuffix(")") }
        .map { $0.texts.joined(separator: "\n") }
    )
  }

  @Test func `slides of one item and choices of one id are elements of their own`() throws {
    let text = """
      {"contents": [
        {"type": "carousel", "id": "c", "value": {"slides": [
          {"item": "i", "title": "1", "image": "https://img.example.com/1.jpg"},
          {"item": "i", "title": "2", "image": "https://img.example.com/2.jpg"}]}},
        {"type": "poll", "id": "p", "value": {"question": "?", "choices": [
          {"choiceID": "a", "text": "A", "votes": 1},
          {"choiceID": "a", "text": "B", "votes": 1}]}}]}
      """
    shop.migrated.show(try ContentDocument(reading: Array(text.utf8)))

    let ids = stubNode(of: MigratedScreen(shop: shop)).all("element").map(\.detail)
    #expect(ids.count >= 6)
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: [Stage.off, .complete])
  func `a tap on a choice is counted on either side`(stage: Stage) async throws {
    shop.stage = stage
    let controller = try await controller(.stackView)
    #expect(shown(controller).last?.contains("votes") == false)

    try tapFirstChoice(in: controller)
    await mainQueueSettles()

    #expect(shown(controller).last?.contains("votes") == true)
  }

  private func tapFirstChoice(in controller: UIViewController) throws {
    let container = try #require(controller as? HostingContainer)
    let view = try #require(container.stackView.arrangedSubviews.last)
    if let child = container.children.first(where: { $0.view === view }) {
      let hosted = try #require(child as? UIHostingController<AnyView>)
      let tap = try #require(hosted.stubNode.all("button").first?.action)
      tap(())
    } else {
      let rows = try #require(view.subviews.first?.subviews)
      let button = try #require(rows.compactMap { $0 as? UIButton }.first)
      button.sendActions(for: .primaryActionTriggered)
    }
  }

  @Test(arguments: ShopHost.allCases)
  func `the debug page is the report of show`(host: ShopHost) {
    let page = shop.debugPage(of: host)
    let view = DebugPageView(page: page).makeUIView(context: .init(stub: ()))
    DebugPageView(page: page).updateUIView(view, context: .init(stub: ()))

    #expect(view.stubPage.hasPrefix("<!doctype html>"))
    #expect(view.stubPage.contains("carousel"))
  }

  @Test func `the app has a switch for its hosts and one for the stages`() {
    let drawing = stubNode(ofScene: ShopApp().body)

    #expect(
      drawing.all("picker").map(\.texts)
        == [ShopHost.allCases.map(\.rawValue), Stage.allCases.map(\.rawValue)]
    )
    #expect(drawing.all("controller").map(\.detail) == ["HostingContainer"])
  }

  @Test func `the switches and the button of the debug page act`() throws {
    let view = ShopView(shop: shop)
    let pickers = stubNode(of: view).all("picker")
    let chooseStage = try #require(pickers.last?.action)
    let chooseHost = try #require(pickers.first?.action)
    let open = try #require(stubNode(of: view).all("toolbar").first?.all("button").first?.action)

    chooseStage(Stage.live)
    #expect(shop.stage == .live)
    open(())
    #expect(stubNode(of: view).all("sheet").first?.all("view").map(\.detail) == ["WKWebView"])
    chooseHost(ShopHost.swiftUI)
    #expect(stubNode(of: view).all("scrollPosition").count == 1)
  }
}
