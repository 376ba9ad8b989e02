#if canImport(SwiftUI) && canImport(UIKit)
public import ScreenDocument
public import TopScreen

/// A content whose legacy view is already shown for another content, so that the placeholder is
/// shown for it.
public struct SharedHandlerView: Hashable, Sendable {
  /// The content without a view of its own.
  public let contentWithoutOwnView: ContentIdentity
  /// The content that shows the view.
  public let owner: ContentID
}

extension SharedHandlerView: CustomStringConvertible {
  /// Says which contents share a view, and how to mend this.
  public var description: String {
    "The view of '\(contentWithoutOwnView.id)' (\(contentWithoutOwnView.kind)) is already shown for '\(owner)', "
      + "so the placeholder is shown for '\(contentWithoutOwnView.id)'; "
      + "return a view of its own for each content."
  }
}
#endif
