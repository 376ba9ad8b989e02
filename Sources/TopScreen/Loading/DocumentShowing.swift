public import ScreenDocument

/// Shows the documents of one screen: the model of the old world's screen, or of the new one's.
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
  ///     that is older than the current document is ignored.
  /// - Returns: The least that turns the stack shown before into the one shown now.
  @discardableResult
  func show(_ document: ContentDocument, isStale: Bool, from load: ScreenLoad?) -> StackDifference

  /// Replaces one content's response; the content keeps its place.
  ///
  /// - Parameters:
  ///   - response: The content. One that is not on the screen, or of another kind there, is ignored.
  ///   - load: What brought it; `nil` for what came by itself, and counts as asked for just now. One
  ///     that is older than the content's current response is ignored.
  /// - Returns: The least that turns the stack shown before into the one shown now.
  @discardableResult
  func show(_ response: ResponseData, from load: ScreenLoad?) -> StackDifference

  /// Notes that a document could not be had: the last one stays, marked stale.
  func documentFailed()

  /// Marks one content as stale after a failed reload; its value stays.
  ///
  /// - Parameter id: The content's identity on its screen.
  func contentFailed(_ id: ContentID)
}

extension HomeScreenModel: DocumentShowing {}
