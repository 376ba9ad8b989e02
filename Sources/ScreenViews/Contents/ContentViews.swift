#if canImport(SwiftUI)
import Foundation
public import ScreenDocument
public import SwiftUI
public import TopScreen

/// The views of a screen's contents: one for each kind, and a placeholder for kinds without one.
@MainActor
public struct ContentViews<UIState: AnyObject> {
  private let viewByKind: [ContentKind: SlotView<UIState>]
  private var placeholder: @MainActor (StackItem) -> AnyView = { _ in AnyView(EmptyView()) }

  /// Creates a collection of views.
  ///
  /// - Parameter views: The views, at most one for each kind; a second view of a kind traps.
  public init(@ContentViewsBuilder<UIState> _ views: () -> [SlotView<UIState>]) {
    viewByKind = Dictionary(
      views().map { ($0.kind, $0) },
      uniquingKeysWith: { first, _ in
        preconditionFailure("'\(first.kind)' has two views. Give each kind one view.")
      }
    )
  }

  /// The kinds that have a view, sorted.
  public var kinds: [ContentKind] { viewByKind.keys.sorted() }

  /// Returns the same views with a placeholder, which is drawn for a content that the state side
  /// does not show or whose kind has no view; without a placeholder, nothing is drawn for it.
  ///
  /// A ``HostingContainer`` or ``CollectionContainer`` draws a legacy view, if there is one, and not
  /// the placeholder.
  ///
  /// - Parameter placeholder: Creates the view that is drawn for such an item.
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
  /// - Returns: The view of the content's kind, drawn from the content's slot; the placeholder if
  ///   the state side does not show the content, or if its kind has no view.
  public func view(for item: StackItem, in state: UIState) -> AnyView {
    guard item.side == .state, let makeView = viewByKind[item.kind]?.makeView else {
      return placeholder(item)
    }
    return makeView(state, item.id)
  }

  /// Returns the addresses of the images in a content's view data; none for a content that is drawn
  /// as the placeholder.
  func imageAddresses(of item: StackItem, in state: UIState) -> [String] {
    guard item.side == .state else { return [] }
    return viewByKind[item.kind]?.imageAddresses(state, item.id) ?? []
  }
}
#endif
