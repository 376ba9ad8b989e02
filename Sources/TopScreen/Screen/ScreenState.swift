/// The state of a whole screen.
public enum ScreenState: String, Hashable, Sendable, CaseIterable {
  /// No document was shown yet; or all contents are hidden, at least one because it has not loaded.
  case loading
  /// The last document is shown, with at least one visible content.
  case loaded
  /// An older document is shown; a newer one could not be loaded, or is still loading.
  case stale
  /// The last document has no contents, apart from those that are data alone.
  case empty
  /// All contents of the last document are hidden; none of them is hidden because it has not loaded.
  case allHidden = "hidden"
  /// No document is shown, and the last load of a document has failed.
  case failed
}
