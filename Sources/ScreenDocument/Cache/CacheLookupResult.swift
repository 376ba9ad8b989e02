public import StrictJSON

/// The result of looking up a screen in a ``ScreenCache``.
public struct CacheLookupResult: Hashable, Sendable {
  /// The screen; `nil` if there is no valid copy.
  public let screen: FetchedScreen?
  /// Why a stored copy could not be used; empty if it was, or if there is no copy.
  public let diagnostics: [Diagnostic]

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - diagnostics: The faults of the cache.
  public init(_ screen: FetchedScreen?, diagnostics: [Diagnostic] = []) {
    self.screen = screen
    self.diagnostics = diagnostics
  }
}
