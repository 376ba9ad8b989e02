import CounterScreen
import Foundation
import ScreenDocument
import SwiftUI
import Testing
import TopScreen
import UIKit

@testable import ScreenViews

/// What the user sees stays when heights change without a change of the stack: a viewport of 150 points
/// over contents of 100 points.
@MainActor
@Suite struct HeldPlaceTests {
  private let screen = HandlerScreen()

  private func container() throws -> HostingContainer {
    for id in ["a", "b", "c", "d"] { screen.add(ContentID(id), height: 100) }
    let container = HostingContainer(
      screen.screen,
      state: screen.state,
      views: screen.contentViews,
      legacyView: screen.view(of:)
    )
    container.scrollView.frame = CGRect(x: 0, y: 0, width: 320, height: 150)
    _ = container.view
    container.viewDidLayoutSubviews()
    try screen.show(["a", "b", "c", "d"])
    return container
  }

  private func setHeight(_ height: CGFloat, of id: ContentID, in container: HostingContainer) {
    screen.views[id]?.stubHeight = height
    container.scrollView.layoutIfNeeded()
  }

  @Test func `an image that is loaded above the viewport moves nothing that the user sees`() throws
  {
    let container = try container()
    container.scrollView.contentOffset.y = 130

    setHeight(260, of: "a", in: container)
    #expect(container.scrollView.contentOffset.y == 290)
    setHeight(40, of: "a", in: container)

    #expect(container.scrollView.contentOffset.y == 70)
    #expect(container.position?.id == "b")
  }

  @Test func `a content below the viewport or at the top of the screen scrolls nothing`() throws {
    let container = try container()
    setHeight(260, of: "a", in: container)
    #expect(container.scrollView.contentOffset.y == 0)

    container.scrollView.contentOffset.y = 130
    let writes = container.scrollView.stubOffsetWrites
    setHeight(300, of: "d", in: container)

    #expect(container.scrollView.contentOffset.y == 130)
    #expect(container.scrollView.stubOffsetWrites == writes)
  }

  @Test func `a rotation keeps the first visible content`() throws {
    let container = try container()
    container.scrollView.contentOffset.y = 230

    container.scrollView.frame = CGRect(x: 0, y: 0, width: 640, height: 90)
    for view in screen.views.values { view.stubHeight = 60 }
    container.scrollView.layoutIfNeeded()
    container.viewDidLayoutSubviews()

    #expect(container.position?.id == "c")
    #expect(container.scrollView.contentOffset.y == 150)
  }

  @Test func `the safe area over the content is not part of the viewport`() throws {
    let container = try container()
    container.scrollView.stubSafeArea = UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)

    container.scrollView.contentOffset.y = 60

    #expect(container.scrollView.viewport == ContentExtent(start: 100, length: 80))
    #expect(container.position?.id == "b")
  }

  @Test func `a saved position is restored as soon as its content is shown`() throws {
    let container = try container()
    let saved = ContentIdentity(id: "x", kind: "counter")
    screen.add("x", height: 100)

    container.position = saved
    #expect(container.position?.id == "a")
    try screen.show(["a", "b", "x", "c", "d"])
    #expect(container.position == saved)
    #expect(container.scrollView.contentOffset.y == 200)

    try screen.show(["x", "a", "b", "c", "d"])
    #expect(container.scrollView.contentOffset.y == 0)
  }

  @Test func `a position that is set before the first layout is restored with it`() throws {
    for id in ["a", "b", "c", "d"] { screen.add(ContentID(id), height: 100) }
    try screen.show(["a", "b", "c", "d"])
    let container = HostingContainer(
      screen.screen,
      state: screen.state,
      views: screen.contentViews,
      legacyView: screen.view(of:)
    )
    let saved = ContentIdentity(id: "b", kind: "counter")
    container.position = saved
    _ = container.view
    container.scrollView.frame = CGRect(x: 0, y: 0, width: 320, height: 150)
    container.viewDidLayoutSubviews()
    container.scrollView.layoutIfNeeded()

    #expect(container.position == saved)
    #expect(container.scrollView.contentOffset.y == 100)
  }
}
