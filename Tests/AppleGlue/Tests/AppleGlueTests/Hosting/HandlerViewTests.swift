import Foundation
import ScreenDocument
import SwiftUI
import Testing
import TopScreen
import UIKit

@testable import ScreenViews

/// What handlers do with their own views, in the stack view and in the collection view.
@MainActor
@Suite struct HandlerViewTests {
  private let screen = HandlerScreen()

  private func container(_ faults: Faults = Faults()) -> HostingContainer {
    let container = HostingContainer(
      screen.screen,
      state: screen.state,
      views: screen.contentViews,
      options: HostOptions(onSharedView: { faults.all.append($0) }),
      legacyView: screen.view(of:)
    )
    container.scrollView.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
    _ = container.view
    return container
  }

  private func heights(_ container: HostingContainer) -> [CGFloat] {
    container.scrollView.layoutIfNeeded()
    return container.stackView.arrangedSubviews.map(\.frame.height)
  }

  @Test func `a handler that hides, removes or replaces its view keeps its place`() throws {
    let container = container()
    let view = screen.add("a", height: 80)
    screen.add("b", height: 60)
    try screen.show(["a", "b"])
    #expect(heights(container) == [80, 60])

    view.isHidden = true
    #expect(heights(container) == [0, 60])
    view.isHidden = false
    view.removeFromSuperview()
    #expect(heights(container) == [0, 60])
    try screen.show(["b", "a"])
    try screen.show(["b"])

    #expect(heights(container) == [60])
    #expect(UIKitCalls.violations == [])
  }

  @Test func `a view that two contents return is shown once, and reported`() throws {
    let faults = Faults()
    let container = container(faults)
    screen.views["b"] = screen.add("a", height: 80)

    try screen.show(["a", "b"])

    #expect(heights(container) == [80, 100])
    #expect(container.children.count == 1)
    #expect(
      faults.all.map(\.description) == [
        "The view of 'b' (counter) is already shown for 'a', so the placeholder is shown for 'b'; "
          + "return a view of its own for each content."
      ]
    )
    #expect(UIKitCalls.violations == [])
  }

  @Test func `a view whose content has left can be shown by another content`() throws {
    let faults = Faults()
    let container = container(faults)
    screen.views["b"] = screen.add("a", height: 80)
    try screen.show(["a"])

    try screen.show(["b"])

    #expect(heights(container) == [80])
    #expect(faults.all == [])
  }

  @Test func `a flip back shows the handler's view again`() throws {
    let container = container()
    screen.add("a", height: 80)
    try screen.show(["a"])

    screen.flip("a", to: .state)
    #expect(heights(container) == [100])
    #expect(screen.views["a"]?.superview == nil)
    screen.flip("a", to: .legacy)

    #expect(heights(container) == [80])
    #expect(screen.requested == ["a", "a"])
    #expect(UIKitCalls.violations == [])
  }

  @Test func `a handler's view that leaves with its content is in no view`() throws {
    let container = container()
    let view = screen.add("a", height: 80)
    try screen.show(["a"])
    #expect(view.superview != nil)

    try screen.show([])

    #expect(view.superview == nil)
    #expect(container.stackView.arrangedSubviews.isEmpty)
  }
}

/// The faults that a host has reported.
@MainActor
final class Faults {
  var all: [SharedHandlerView] = []
}
