public import StrictJSON

/// The result of looking up a screen in a cache.
public struct CachedScreen: Hashable, Sendable {
  /// The screen; `nil` if there is no valid copy.
  public let screen: FetchedScreen?
  /// The faults of the cache.
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
