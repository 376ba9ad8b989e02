#if canImport(SwiftUI) && canImport(UIKit)
#if canImport(CoreGraphics)
import CoreGraphics
#endif
import Foundation
import ScreenDocument
import SwiftUI
import TopScreen
import UIKit

/// Shows the contents of a screen in a `UIStackView`: performs each change of the stack
/// immediately, and keeps the view of each content.
@MainActor
final class ArrangedHost: StackHost {
  private weak var container: UIViewController?
  private let stackView: UIStackView
  private let content: @MainActor (StackItem) -> AnyView
  private let legacyView: @MainActor (StackItem) -> UIView?
  private var contents: [ContentID: HostedContent] = [:]

  /// Called before the first call of a change.
  var onWillChange: @MainActor () -> Void = {}
  /// Called after the last call of a change.
  var onDidChange: @MainActor () -> Void = {}

  init(
    in stackView: UIStackView,
    of container: UIViewController,
    content: @escaping @MainActor (StackItem) -> AnyView,
    legacyView: @escaping @MainActor (StackItem) -> UIView?
  ) {
    self.stackView = stackView
    self.container = container
    self.content = content
    self.legacyView = legacyView
  }

  /// Returns the view that shows a content; `nil` if the content is not in the stack.
  func view(of id: ContentID) -> UIView? { contents[id]?.view }

  /// The vertical extents of the contents in the scroll view after the last layout, in points.
  var extents: [ContentID: ContentExtent] {
    contents.mapValues { content in
      let frame = content.view.frame
      return ContentExtent(start: stackView.frame.minY + frame.minY, length: frame.height)
    }
  }

  func stackWillChange() { onWillChange() }

  func stackDidChange() { onDidChange() }

  func insert(_ item: StackItem, at index: Int) {
    let new = make(item)
    // The code that creates views may have released the container.
    guard let container else { return }
    contents[item.id] = new
    switch new {
    case .legacy(let view):
      stackView.insertArrangedSubview(view, at: index)
    case .hosted(let controller):
      container.addChild(controller)
      stackView.insertArrangedSubview(controller.view, at: index)
      controller.didMove(toParent: container)
    }
  }

  func move(_ id: ContentID, from index: Int, to destination: Int) {
    guard let view = contents[id]?.view else { return }
    // The view stays a subview during the move, so none of its state is lost.
    stackView.removeArrangedSubview(view)
    stackView.insertArrangedSubview(view, at: destination)
  }

  func remove(_ id: ContentID, at index: Int) {
    if let content = contents.removeValue(forKey: id) { takeOut(content) }
  }

  func rehost(_ item: StackItem, at index: Int) {
    let old = contents[item.id]
    insert(item, at: index)
    if let old { takeOut(old) }
  }

  func update(_ item: StackItem, at index: Int) {
    if case .hosted(let controller) = contents[item.id] { controller.rootView = content(item) }
  }

  private func make(_ item: StackItem) -> HostedContent {
    if item.side == .legacy, let view = legacyView(item) { return .legacy(view) }
    let controller = UIHostingController(rootView: content(item))
    controller.sizingOptions = .intrinsicContentSize
    controller.safeAreaRegions = []
    controller.view.backgroundColor = .clear
    return .hosted(controller)
  }

  private func takeOut(_ content: HostedContent) {
    switch content {
    case .legacy(let view):
      stackView.removeArrangedSubview(view)
      view.removeFromSuperview()
    case .hosted(let controller):
      controller.willMove(toParent: nil)
      stackView.removeArrangedSubview(controller.view)
      controller.view.removeFromSuperview()
      controller.removeFromParent()
    }
  }
}
#endif
