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
final class StackViewHost: StackHost {
  private let stackView: UIStackView
  private let makeView: @MainActor (StackItem) -> AnyView
  private let handlerViews: HandlerViews
  private var contentByID: [ContentID: HostedContent] = [:]

  /// The parent controller of the `UIHostingController`s that draw the contents of the state side.
  weak var parent: UIViewController?
  /// Whether the steps of a change of the stack are being performed.
  private(set) var isChanging = false
  /// Called when all steps of a change of the stack have been performed.
  var onDidChange: @MainActor () -> Void = {}

  init(
    in stackView: UIStackView,
    content: @escaping @MainActor (StackItem) -> AnyView,
    handlerViews: HandlerViews
  ) {
    self.stackView = stackView
    makeView = content
    self.handlerViews = handlerViews
  }

  /// Returns the view that shows a content; `nil` if the content is not in the stack.
  func view(of id: ContentID) -> UIView? { contentByID[id]?.view }

  /// The vertical extents of the contents in the scroll view after the last layout, in points.
  var extents: [ContentID: ContentExtent] {
    contentByID.mapValues { content in
      let frame = content.view.frame
      return ContentExtent(start: stackView.frame.minY + frame.minY, length: frame.height)
    }
  }

  func stackWillChange() { isChanging = true }

  func stackDidChange() {
    isChanging = false
    onDidChange()
  }

  func insert(_ item: StackItem, at index: Int) {
    let new = makeHostedContent(for: item)
    // The code that creates views may have released the parent.
    guard let parent else { return }
    contentByID[item.id] = new
    switch new {
    case .legacy(let place):
      stackView.insertArrangedSubview(place, at: index)
    case .hosted(let controller):
      parent.addChild(controller)
      stackView.insertArrangedSubview(controller.view, at: index)
      controller.didMove(toParent: parent)
    }
  }

  func move(_ id: ContentID, from index: Int, to destination: Int) {
    guard let view = contentByID[id]?.view else { return }
    // The view stays a subview during the move, so none of its state is lost.
    stackView.removeArrangedSubview(view)
    stackView.insertArrangedSubview(view, at: destination)
  }

  func remove(_ id: ContentID, at index: Int) {
    if let content = contentByID.removeValue(forKey: id) { removeFromStackView(content) }
    handlerViews.release(id)
  }

  func rehost(_ item: StackItem, at index: Int) {
    let old = contentByID[item.id]
    handlerViews.release(item.id)
    insert(item, at: index)
    if let old { removeFromStackView(old) }
  }

  func update(_ item: StackItem, at index: Int) {
    if case .hosted(let controller) = contentByID[item.id] { controller.rootView = makeView(item) }
  }

  private func makeHostedContent(for item: StackItem) -> HostedContent {
    if let view = handlerViews.view(of: item) { return .legacy(HandlerViewContainer(view)) }
    let controller = UIHostingController(rootView: makeView(item))
    controller.sizingOptions = .intrinsicContentSize
    controller.safeAreaRegions = []
    controller.view.backgroundColor = .clear
    return .hosted(controller)
  }

  private func removeFromStackView(_ content: HostedContent) {
    switch content {
    case .legacy(let place):
      stackView.removeArrangedSubview(place)
      place.removeFromSuperview()
    case .hosted(let controller):
      controller.willMove(toParent: nil)
      stackView.removeArrangedSubview(controller.view)
      controller.view.removeFromSuperview()
      controller.removeFromParent()
    }
  }
}
#endif
