/// The outcome of refreshing a document or one content, or of following a sequence of documents.
public enum RefreshOutcome: Sendable {
  /// The new document or content is shown; a followed sequence has ended.
  case shown
  /// The load failed; what was shown stays, marked stale. A screen without a document becomes
  /// ``ScreenState/failed``.
  case failed(any Error)
  /// The result or the failure was discarded: a newer result is shown, another sequence is
  /// followed, the response has not the requested id, or no content on the screen has its id and
  /// kind.
  case overtaken
  /// The calling task was cancelled; its pending result is not shown.
  case cancelled
}
