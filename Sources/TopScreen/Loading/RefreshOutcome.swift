/// What came of a refresh.
public enum RefreshOutcome: Sendable {
  /// What came is shown.
  case shown
  /// Nothing came, and what was shown before is shown on, marked stale.
  case failed(any Error)
  /// Whatever came is not shown, since a newer refresh had already brought what is; or, for one
  /// content, since it has left the screen or is of another kind now.
  case overtaken
  /// The task that refreshed was cancelled; everything is as it was.
  case cancelled
}
