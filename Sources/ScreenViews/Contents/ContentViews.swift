#if canImport(SwiftUI)
import Foundation
public import ScreenDocument
public import SwiftUI
public import TopScreen

/// The views of a screen's contents: one for each kind, and a placeholder for kinds without one.
@MainActor
public struct ContentViews<UIState: AnyObject> {
  private let views: [ContentKind: SlotView<UIState>]
  private var placeholder: @MainActor (StackItem) -> AnyView = { _ in AnyView(EmptyView()) }

  /// Creates a collection of views.
  ///
  /// - Parameter views: The views, at most one for each kind.
  public init(@ContentViewsBuilder<UIState> _ views: () -> [SlotView<UIState>]) {
    self.views = Dictionary(
      views().map { ($0.kind, $0) },
      uniquingKeysWith: { first, _ in
        preconditionFailure("'\(first.kind)' has two views. Give each kind one view.")
      }
    )
  }

  /// The kinds that have a view, sorted.
  public var kinds: [ContentKind] { views.keys.sorted() }

  /// Returns the same views with a placeholder for contents without a slot or a registered view; by
  /// default, such contents are empty.
  ///
  /// - Parameter placeholder: Creates the view of an item without a slot or a registered view.
  /// - Returns: The same views, with the placeholder.
  public func placeholder<Placeholder: View>(
    @ViewBuilder _ placeholder: @escaping @MainActor (StackItem) -> Placeholder
  ) -> ContentViews {
    var views = self
    views.placeholder = { item in
      AnyView(VStack(alignment: .leading, spacing: 0) { placeholder(item) })
    }
    return views
  }

  /// Returns the view of a content.
  ///
  /// - Parameters:
  ///   - item: The content's item in the stack.
  ///   - state: The state with the content's slot.
  /// - Returns: The registered view with the content's slot, or the placeholder.
  public func view(for item: StackItem, in state: UIState) -> AnyView {
    guard item.side == .state, let view = views[item.kind]?.view else { return placeholder(item) }
    return view(state, item.id)
  }

  /// Returns the addresses of the images in a content's view data; none for the placeholder.
  func images(of item: StackItem, in state: UIState) -> [String] {
    guard item.side == .state else { return [] }
    return views[item.kind]?.images(state, item.id) ?? []
  }
}
#endif
