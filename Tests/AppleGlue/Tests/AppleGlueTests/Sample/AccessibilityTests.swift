import Foundation
import ScreenViews
import SwiftUI
import Testing
import TopScreen
import UIKit
import UIStateLayer

@testable import SampleHome

/// What VoiceOver reads of the sample's views, from the tree that the stubs record.
@MainActor
@Suite struct AccessibilityTests {
  private func home() throws -> StubNode {
    let screen = try SampleScreen()
    screen.model.show(try SampleScreen.home())
    let views = homeViews(open: { _ in }, answer: { _, _ in })
    return stubNode(
      of: ScreenStack(screen.model, views: views) {
      } notice: {
        HomeStateOverlay(screenState: $0)
      }
      .environment(\.screenImages, .system)
    )
  }

  @Test func `titles are headers, images are hidden, and the items of rails are one element`()
    throws
  {
    let home = try home()
    let headers = home.all("accessibilityTraits").filter { $0.detail == "1" }.flatMap(\.texts)
    #expect(headers.contains("最近見た商品") && headers.contains("クーポン"))

    let images = home.all("image").count
    let hidden = home.all("accessibilityHidden").flatMap { $0.all("image") }.count
    #expect(images > 10 && hidden == images)

    let items = home.all("lazyHStack").flatMap(\.children)
    #expect(items.count > 10)
    for item in items {
      let element = try #require(item.children.first)
      #expect(element.name == "accessibilityElement" && element.detail == "combine")
      #expect(element.children.first?.name == "frame")
    }
  }

  @Test func `symbols and struck prices have labels`() throws {
    let home = try home()
    let labels = home.all("accessibilityLabel").map(\.detail)

    for struck in home.all("struck").flatMap(\.texts) {
      #expect(labels.contains("通常価格 \(struck)"))
    }
    #expect(home.all("struck").count > 0)
    #expect(labels.contains { $0.hasPrefix("評価 ") })
    #expect(labels.contains("未読"))
  }

  @Test func `no text is looked up as a localized format`() throws {
    #expect(try home().all("format").map(\.detail) == [])
  }

  @Test func `each row of the screen is one view`() throws {
    for row in try home().all("lazyVStack").first?.children ?? [] {
      #expect(row.children.map(\.name) == ["vstack"], "\(row.detail)")
    }
  }

  @Test func `the sizes of items follow the size of texts`() throws {
    func widths() throws -> [String] {
      try home().all("lazyHStack").flatMap { $0.all("frame") }.map(\.detail)
    }
    let before = try widths()
    StubTextSize.factor = 2
    defer { StubTextSize.factor = 1 }

    #expect(try widths() != before)
    #expect(try widths().contains("280.0 × –"))
  }

  @Test(arguments: [ScreenState.stale, .failed])
  func `a screen that is stale or has failed announces it`(state: ScreenState) {
    let notice = stubNode(of: HomeStateOverlay(screenState: state))
    AccessibilityNotification.stubPosted = []

    notice.all("onAppear").first?.action?(())

    #expect(AccessibilityNotification.stubPosted == notice.texts)
  }

  @Test func `a timeline that cannot be loaded announces it`() async throws {
    let timeline = try TimelineFixture()
    timeline.repository.isOnline = false
    timeline.screen.refresh()
    await timeline.answer()
    let drawing = stubNode(of: TimelineContentView(arguments: timeline.screen.viewArguments))
    let announced = try #require(drawing.all("onAppear").first)
    AccessibilityNotification.stubPosted = []

    announced.action?(())

    #expect(AccessibilityNotification.stubPosted == announced.texts)
    #expect(AccessibilityNotification.stubPosted.count == 1)
  }

  @Test func `the buttons in a row of the timeline are separate and labelled`() async throws {
    let timeline = try await TimelineFixture.loaded()
    let drawing = stubNode(of: TimelineContentView(arguments: timeline.screen.viewArguments))
    let labels = drawing.all("accessibilityLabel").map(\.detail)

    #expect(labels.contains { $0.hasPrefix("いいね ") })
    for post in drawing.all("element") {
      #expect(post.all("buttonStyle").map(\.detail) == ["borderless", "borderless"])
    }
  }

  @Test func `a draft cannot be dismissed while it is being sent`() {
    for isSending in [false, true] {
      let draft = PostDraftViewData(text: "a", counter: "1", canSend: true, isSending: isSending)
      let view = PostDraftView(
        viewData: draft,
        text: .init(get: { "a" }, set: { _ in }),
        onEvent: { _ in }
      )
      #expect(
        stubNode(of: view).all("interactiveDismissDisabled").map(\.detail) == ["\(isSending)"]
      )
    }
  }
}
