#if canImport(SwiftUI) && canImport(UIKit)
import ScreenDocument
import TopScreen
import UIKit

/// The handlers' own views of the contents in a host, each requested when it is first needed, and
/// kept until it is released.
@MainActor
final class HandlerViews {
  private let makeView: @MainActor (StackItem) -> UIView?
  private let onSharedView: @MainActor (SharedHandlerView) -> Void
  /// The views that were requested and not released; `nil` if the content's placeholder is shown.
  ///
  /// A content whose view was not requested yet has no entry.
  private var viewByID: [ContentID: UIView?] = [:]

  init(
    make: @escaping @MainActor (StackItem) -> UIView?,
    onSharedView: @escaping @MainActor (SharedHandlerView) -> Void
  ) {
    makeView = make
    self.onSharedView = onSharedView
  }

  /// Returns the view of a content; `nil` if the legacy side does not show the content, if it has
  /// no view, or if its view was already returned for another content and not released.
  ///
  /// While the legacy side shows the content, the first result, also `nil`, is returned again until
  /// this content is released. A view of another content is reported to `onSharedView`.
  func view(of item: StackItem) -> UIView? {
    guard item.side == .legacy else { return nil }
    if let view = viewByID[item.id] { return view }
    var view = makeView(item)
    if let shared = view, let other = viewByID.first(where: { $0.value === shared })?.key {
      onSharedView(SharedHandlerView(contentWithoutOwnView: item.identity, owner: other))
      view = nil
    }
    viewByID[item.id] = .some(view)
    return view
  }

  /// Forgets the view of a content, and removes it from its `HandlerViewContainer`, if it is in
  /// one.
  func release(_ id: ContentID) {
    guard let view = viewByID.removeValue(forKey: id).flatMap(\.self) else { return }
    if view.superview is HandlerViewContainer { view.removeFromSuperview() }
  }
}
#endif
