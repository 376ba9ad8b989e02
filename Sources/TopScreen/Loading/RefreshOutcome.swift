/// The outcome of refreshing a document or one content, or of following a sequence of documents.
public enum RefreshOutcome: Sendable {
  /// The new document or content is shown.
  case shown
  /// The load failed; the previous values stay, marked stale.
  case failed(any Error)
  /// The result was discarded, because a newer refresh has already replaced it, or because the
  /// refreshed content has left the screen or changed its kind.
  case overtaken
  /// The refreshing task was cancelled; nothing has changed.
  case cancelled
}
