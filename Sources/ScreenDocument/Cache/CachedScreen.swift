public import StrictJSON

/// What a cache has for a key.
public struct CachedScreen: Hashable, Sendable {
  /// The screen; `nil` without a valid one.
  public let screen: FetchedScreen?
  /// What is wrong with the cache.
  public let diagnostics: [Diagnostic]

  /// Describes what a cache has.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - diagnostics: What is wrong with the cache.
  public init(_ screen: FetchedScreen?, diagnostics: [Diagnostic] = []) {
    self.screen = screen
    self.diagnostics = diagnostics
  }
}
