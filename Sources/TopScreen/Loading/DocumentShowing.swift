public import ScreenDocument

/// Whoever shows the documents of one screen.
@MainActor
public protocol DocumentShowing: AnyObject {
  /// Shows a document in place of the one before.
  ///
  /// - Parameters:
  ///   - document: The contents to show.
  ///   - isStale: Whether a newer document is not there, or not yet.
  /// - Returns: The least that turns the stack shown before into the one shown now.
  @discardableResult
  func show(_ document: ContentDocument, isStale: Bool) -> StackDifference

  /// Notes that a document could not be had: the last one stays, marked stale.
  func documentFailed()
}

extension HomeScreenModel: DocumentShowing {}
