import CounterScreen
import Foundation
import SwiftUI
import Testing
import TopScreen
import UIKit

@testable import ScreenViews

/// The constraints of both hosts, by name.
@MainActor
@Suite struct ScrollingLayoutTests {
  private let screen = HandlerScreen()

  private func lines(
    of constraints: [NSLayoutConstraint],
    names: [ObjectIdentifier: String]
  ) -> [String] {
    constraints.map { constraint in
      func end(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
        item.map { "\(names[ObjectIdentifier($0)] ?? "\($0)").\(attribute)" } ?? ""
      }
      let first = end(constraint.firstItem, constraint.firstAttribute)
      let second = end(constraint.secondItem, constraint.secondAttribute)
      return "\(first) = \(second)" + (constraint.constant == 0 ? "" : " + \(constraint.constant)")
    }
    .sorted()
  }

  private static let full = [
    "scroll.bottom = keyboard.top", "scroll.leading = view.leading", "scroll.top = view.top",
    "scroll.trailing = view.trailing",
  ]

  @Test func `the stack view is as wide as the scroll view, and the keyboard covers neither`() {
    let container = HostingContainer(
      screen.screen,
      state: screen.state,
      views: screen.contentViews,
      legacyView: screen.view(of:)
    )
    let view: UIView = container.view
    let scroll = container.scrollView
    let names: [ObjectIdentifier: String] = [
      ObjectIdentifier(view): "view", ObjectIdentifier(view.keyboardLayoutGuide): "keyboard",
      ObjectIdentifier(scroll): "scroll", ObjectIdentifier(container.stackView): "stack",
      ObjectIdentifier(scroll.contentLayoutGuide): "content",
      ObjectIdentifier(scroll.frameLayoutGuide): "frame",
    ]

    #expect(lines(of: view.constraints, names: names) == Self.full)
    #expect(
      lines(of: scroll.constraints, names: names) == [
        "stack.bottom = content.bottom", "stack.leading = content.leading",
        "stack.top = content.top", "stack.trailing = content.trailing",
        "stack.width = frame.width",
      ]
    )
    #expect(!scroll.translatesAutoresizingMaskIntoConstraints)
    #expect(!container.stackView.translatesAutoresizingMaskIntoConstraints)
    #expect(!view.keyboardLayoutGuide.usesBottomSafeArea)
    #expect(container.stackView.axis == .vertical)
    #expect(scroll.alwaysBounceVertical)
    #expect(container.stubContentScrollView === scroll)
    #expect(UIKitCalls.violations == [])
  }

  @Test func `the collection view fills the controller's view, above the keyboard`() {
    let container = CollectionContainer(
      screen.screen,
      state: screen.state,
      views: screen.contentViews,
      legacyView: screen.view(of:)
    )
    let view: UIView = container.view
    let scroll = container.collectionView
    let names: [ObjectIdentifier: String] = [
      ObjectIdentifier(view): "view", ObjectIdentifier(view.keyboardLayoutGuide): "keyboard",
      ObjectIdentifier(scroll): "scroll",
    ]

    #expect(lines(of: view.constraints, names: names) == Self.full)
    #expect(!scroll.translatesAutoresizingMaskIntoConstraints)
    #expect(scroll.alwaysBounceVertical)
    #expect(scroll.selfSizingInvalidation == .enabledIncludingConstraints)
    #expect(container.stubContentScrollView === scroll)
  }

  @Test func `a container's height is that of the handler's view, and 0 without one`() throws {
    let view = UILabel()
    view.stubHeight = 80
    let place = HandlerViewContainer(view)

    let height = try #require(place.constraints.first)
    #expect(place.constraints.count == 1)
    #expect(height.firstAttribute == .height && height.constant == 0)
    #expect(height.priority == .fittingSizeLevel)
    #expect(place.axis == .vertical)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }
}
