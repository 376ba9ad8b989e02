/// The outcome of a refresh.
public enum RefreshOutcome: Sendable {
  /// The new document or content is shown.
  case shown
  /// The load failed; the previous values stay, marked stale.
  case failed(any Error)
  /// The result was discarded, because a newer refresh had already replaced it; or, for one
  /// content, because it has left the screen or is of another kind now.
  case overtaken
  /// The task that refreshed was cancelled; everything is as it was.
  case cancelled
}
