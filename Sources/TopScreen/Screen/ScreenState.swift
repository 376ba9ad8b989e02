/// The state of a whole screen.
public enum ScreenState: String, Hashable, Sendable, CaseIterable {
  /// No document was shown yet.
  case loading
  /// The last document is shown.
  case loaded
  /// An older document is shown; a newer one could not be loaded, or is still loading.
  case stale
  /// The last document has no contents.
  case empty
  /// The last document has contents, and all of them are hidden.
  case hidden
  /// No document could be loaded.
  case failed
}
