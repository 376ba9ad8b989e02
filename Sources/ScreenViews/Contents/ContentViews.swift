#if canImport(SwiftUI)
public import ScreenDocument
public import SwiftUI
public import TopScreen

/// What draws the contents of a screen: the kinds that have a view, and a placeholder for all others.
@MainActor
public struct ContentViews<UIState: AnyObject> {
  private let views: [ContentKind: SlotView<UIState>]
  private var placeholder: @MainActor (StackItem) -> AnyView = { _ in AnyView(EmptyView()) }

  /// Collects views.
  ///
  /// - Parameter views: The views, at most one a kind.
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

  /// Draws something in place of contents without a view; nothing unless this says so.
  ///
  /// - Parameter placeholder: Draws an item that no slot shows, or whose kind has no view.
  /// - Returns: The same views, with the placeholder.
  public func placeholder<Placeholder: View>(
    @ViewBuilder _ placeholder: @escaping @MainActor (StackItem) -> Placeholder
  ) -> ContentViews {
    var views = self
    views.placeholder = { AnyView(placeholder($0)) }
    return views
  }

  /// The view of a content.
  ///
  /// - Parameters:
  ///   - item: The content, as it stands in the stack.
  ///   - state: The state that it is drawn from.
  /// - Returns: The view of its slot, where a slot shows it and its kind has a view; else the
  ///   placeholder.
  public func view(for item: StackItem, in state: UIState) -> AnyView {
    guard item.side == .state, let view = views[item.kind]?.view else { return placeholder(item) }
    return view(state, item.id)
  }
}
#endif
