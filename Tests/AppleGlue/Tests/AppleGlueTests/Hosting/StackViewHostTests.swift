import CounterScreen
import Foundation
import ScreenDocument
import SwiftUI
import TestSupport
import Testing
import TopScreen
import UIKit

@testable import ScreenViews

/// The change sequences of the stack's property tests, against a stack view that checks
/// containment.
@MainActor
@Suite struct StackViewHostTests {
  @Test(arguments: UInt64(0)..<10)
  func `containment calls follow UIKit's order, and contents keep their views`(lane: UInt64) {
    for seed in stride(from: lane, to: 2_000, by: 10) {
      var random = Seeded(seed: seed)
      let fixture = Fixture()
      UIKitCalls.reset()
      for _ in 0..<8 {
        let next = StackItem.stack(seed: seed, using: &random)
        let failures = fixture.failures(showing: next, after: fixture.shown)
        guard !failures.isEmpty else { continue }
        Issue.record("seed \(seed): \(failures)")
        return
      }
    }
    #expect(UIKitCalls.violations == [])
  }

  @Test func `an inserted state content calls addChild, adds its view, then calls didMove`() {
    let fixture = Fixture()
    UIKitCalls.reset()

    fixture.stack.show([StackItem(id: "a", kind: "kind", side: .state)])

    #expect(
      UIKitCalls.all == [
        "addChild", "willMove to parent", "insertArrangedSubview at 0", "addSubview",
        "didMove to parent",
      ]
    )
    #expect(UIKitCalls.violations == [])
  }

  @Test func `a removed state content calls willMove, removes its view, then removes the child`() {
    let fixture = Fixture()
    fixture.stack.show([StackItem(id: "a", kind: "kind", side: .state)])
    UIKitCalls.reset()

    fixture.stack.show([])

    #expect(
      UIKitCalls.all == [
        "willMove to nil", "removeArrangedSubview", "removeFromSuperview", "removeFromParent",
      ]
    )
    #expect(UIKitCalls.violations == [])
    #expect(fixture.container.children.isEmpty)
  }

  @Test func `a move removes no view from its superview`() {
    let fixture = Fixture()
    let items = ["a", "b"].map { StackItem(id: ContentID($0), kind: "kind", side: .state) }
    fixture.stack.show(items)
    UIKitCalls.reset()

    fixture.stack.show(items.reversed())

    #expect(UIKitCalls.all == ["removeArrangedSubview", "insertArrangedSubview at 0"])
    #expect(UIKitCalls.violations == [])
  }

  @Test func `an update sets the new root view on the existing hosting controller`() throws {
    let fixture = Fixture()
    fixture.stack.show([StackItem(id: "a", kind: "kind", side: .state)])
    let controller = try #require(fixture.controllers.first)

    fixture.stack.show([StackItem(id: "a", kind: "kind", side: .state, version: 2)])

    #expect(fixture.controllers.first === controller)
    #expect(controller.stubNode.texts == ["a 2"])
  }

  @Test func `a hosting controller is sized by its content, is clear, and ignores safe areas`()
    throws
  {
    let fixture = Fixture()
    fixture.stack.show([StackItem(id: "a", kind: "kind", side: .state)])
    let controller = try #require(fixture.controllers.first)

    #expect(controller.sizingOptions == .intrinsicContentSize)
    #expect(controller.safeAreaRegions == [])
    #expect(controller.view.backgroundColor == .clear)
  }

  @Test func `a container that is released while a view is created receives no child`() {
    let stackView = UIStackView()
    var container: UIViewController? = UIViewController()
    weak let gone = container
    let host = StackViewHost(
      in: stackView,
      content: { item in
        container = nil
        return AnyView(Text("\(item.id)"))
      },
      handlerViews: HandlerViews(make: { _ in nil }, onSharedView: { _ in })
    )
    host.parent = container

    HostedStack(host: host).show([StackItem(id: "a", kind: "kind", side: .state)])

    #expect(gone == nil)
    #expect(stackView.arrangedSubviews.isEmpty)
  }

  @Test func `a legacy content without a view and a content on no side show the placeholder`() {
    let fixture = Fixture(hasLegacyViews: false)

    fixture.stack.show([
      StackItem(id: "a", kind: "kind", side: .legacy), StackItem(id: "b", kind: "x", side: .none),
    ])

    #expect(fixture.controllers.map { $0.stubNode.texts } == [["a 1"], ["b 1"]])
  }
}

@MainActor
private struct Fixture {
  let container = UIViewController()
  let stackView = UIStackView()
  let host: StackViewHost
  let stack: HostedStack<StackViewHost>

  init(hasLegacyViews: Bool = true) {
    container.view.addSubview(stackView)
    host = StackViewHost(
      in: stackView,
      content: { AnyView(Text("\($0.id) \($0.version)")) },
      handlerViews: HandlerViews(
        make: { _ in hasLegacyViews ? UILabel() : nil },
        onSharedView: { _ in }
      )
    )
    host.parent = container
    stack = HostedStack(host: host)
  }

  var controllers: [UIHostingController<AnyView>] {
    container.children.compactMap { $0 as? UIHostingController<AnyView> }
  }

  struct Shown {
    let item: StackItem
    weak var view: UIView?
    weak var controller: UIViewController?
  }

  var shown: [Shown] {
    stack.items.map { item in
      let view = host.view(of: item.id)
      return Shown(
        item: item,
        view: view,
        controller: container.children.first { $0.view === view }
      )
    }
  }

  /// Shows a stack, and returns the violations afterwards.
  func failures(showing next: [StackItem], after before: [Shown]) -> [String] {
    stack.show(next)
    var failures: [String] = []
    let views = next.map { host.view(of: $0.id) }
    if zip(views, stackView.arrangedSubviews).contains(where: { $0 !== $1 })
      || views.count != stackView.arrangedSubviews.count
    {
      failures.append("the arranged views are not those of the items, in order")
    }
    if stackView.subviews.count != next.count { failures.append("a view was left behind") }
    if container.children.count != next.count(where: { $0.side == .state }) {
      failures.append("as many children as state contents")
    }
    if controllers.contains(where: { !$0.hasCome }) { failures.append("a child has not come") }
    for old in before {
      guard let new = next.first(where: { $0.id == old.item.id && $0.kind == old.item.kind }),
        new.side == old.item.side
      else {
        if old.view != nil || old.controller != nil { failures.append("\(old.item.id) stays") }
        continue
      }
      if host.view(of: new.id) !== old.view { failures.append("\(new.id) lost its view") }
      if old.view?.superviewChanges != 1 { failures.append("\(new.id) was taken out") }
    }
    return failures
  }
}
