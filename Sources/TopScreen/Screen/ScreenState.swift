/// What a screen as a whole has to show.
public enum ScreenState: String, Hashable, Sendable, CaseIterable {
  /// No document has come yet.
  case loading
  /// The last document is shown.
  case loaded
  /// An older document is shown, since a newer one could not be had, or is awaited.
  case stale
  /// The last document has no contents.
  case empty
  /// The last document has contents, and none of them is to be seen.
  case hidden
  /// No document could be had.
  case failed
}
