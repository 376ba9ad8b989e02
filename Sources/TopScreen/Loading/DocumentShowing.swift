public import ScreenDocument

/// Shows the documents of one screen; implemented by the screen models of both the legacy and the
/// state side.
@MainActor
public protocol DocumentShowing: AnyObject {
  /// The observable screen: its title, stack and state.
  var screen: ComposedScreen { get }

  /// Shows a document in place of the previous one.
  ///
  /// - Parameters:
  ///   - document: The contents to show.
  ///   - isStale: Whether a newer document could not be loaded, or is still loading.
  ///   - load: The load of the document; `nil` for a document without a request, which counts as
  ///     requested now. A load older than the current document's is ignored.
  /// - Returns: The smallest difference between the previous stack and the new one; empty if the
  ///   call is ignored, or takes effect after a change that is being performed.
  @discardableResult
  func show(_ document: ContentDocument, isStale: Bool, from load: ScreenLoad?) -> StackDifference

  /// Replaces one content's response; the content keeps its place.
  ///
  /// - Parameters:
  ///   - response: The content's response. A content that is not on the screen, or has another kind
  ///     there, is ignored.
  ///   - load: The load of the response; `nil` for a response without a request, which counts as
  ///     requested now. A load older than the current document or the content's current response is
  ///     ignored.
  /// - Returns: The smallest difference between the previous stack and the new one; empty if the
  ///   call is ignored, or takes effect after a change that is being performed.
  @discardableResult
  func show(_ response: ResponseData, from load: ScreenLoad?) -> StackDifference

  /// Handles a failed load of a document: the last document stays, marked stale; a screen without a
  /// document becomes ``ScreenState/failed``.
  func documentFailed()

  /// Marks one content as stale after a failed reload; its value stays.
  ///
  /// A content keeps its phase if it has no valid response, if its last response failed, or if a
  /// legacy handler shows it. An unknown id is ignored.
  func contentReloadFailed(_ id: ContentID)
}

extension HomeScreenModel: DocumentShowing {}
