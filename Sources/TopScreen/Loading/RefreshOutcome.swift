/// The outcome of refreshing a document or one content, or of following a sequence of documents.
public enum RefreshOutcome: Sendable {
  /// The new document or content is shown; a followed sequence has ended.
  case shown
  /// The load failed; what was shown stays.
  ///
  /// After the load of a document, or the error of a followed sequence, the screen is marked stale;
  /// without a document it becomes ``ScreenState/failed``. After the load of one content, its phase
  /// becomes `stale`, unless it has no valid response, its last response failed, or a legacy
  /// handler shows it.
  case failed(any Error)
  /// The result or the failure was discarded: a newer result is shown, another sequence is
  /// followed, the response has another id than the requested one, or no content on the screen has
  /// its id and kind.
  case overtaken
  /// The calling task was cancelled; its pending result is not shown.
  case cancelled
}
