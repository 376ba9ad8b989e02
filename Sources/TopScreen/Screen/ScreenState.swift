/// The state of a whole screen.
public enum ScreenState: String, Hashable, Sendable, CaseIterable {
  /// No document was shown yet, and no load of one has failed; or all contents of the last document
  /// are hidden, and at least one of them because it has not loaded.
  case loading
  /// The last document is shown with at least one visible content, and is not ``stale``.
  case loaded
  /// An older document is shown; a newer one could not be loaded, or is still loading.
  ///
  /// It takes precedence over ``loaded``, ``loading``, ``empty`` and ``allHidden``.
  case stale
  /// The last document has no contents, apart from those that are data alone.
  case empty
  /// All contents of the last document are hidden; none of them is hidden because it has not
  /// loaded.
  case allHidden = "hidden"
  /// No document was shown yet, and a load of one has failed; it stays until a document is shown,
  /// also during the next load.
  case failed
}
