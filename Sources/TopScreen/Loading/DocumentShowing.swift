public import ScreenDocument

/// Whoever shows the documents of one screen: the model of the old world's screen, or of the new one's.
@MainActor
public protocol DocumentShowing: AnyObject {
  /// What is shown.
  var screen: ComposedScreen { get }

  /// Shows a document in place of the one before.
  ///
  /// - Parameters:
  ///   - document: The contents to show.
  ///   - isStale: Whether a newer document is not there, or not yet.
  ///   - load: What brought it; `nil` for what came by itself, and counts as asked for just now. One
  ///     that is older than the document shown is not shown.
  /// - Returns: The least that turns the stack shown before into the one shown now.
  @discardableResult
  func show(_ document: ContentDocument, isStale: Bool, from load: ScreenLoad?) -> StackDifference

  /// Replaces one content, in its place.
  ///
  /// - Parameters:
  ///   - response: The content. One that is not on the screen, or of another kind there, is not shown.
  ///   - load: What brought it; `nil` for what came by itself, and counts as asked for just now. One
  ///     that is older than what is shown of the content is not shown.
  /// - Returns: The least that turns the stack shown before into the one shown now.
  @discardableResult
  func show(_ response: ResponseData, from load: ScreenLoad?) -> StackDifference

  /// Notes that a document could not be had: the last one stays, marked stale.
  func documentFailed()

  /// Notes that one content could not be refreshed: its output stays, marked stale.
  ///
  /// - Parameter id: The content's identity on its screen.
  func contentFailed(_ id: ContentID)
}

extension HomeScreenModel: DocumentShowing {}
