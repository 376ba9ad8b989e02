public import Foundation
public import StrictJSON

/// A screen that was loaded and composed.
public struct LoadedScreen: Sendable {
  /// Its contents.
  public let document: ContentDocument
  /// When it was fetched, or last confirmed by the server.
  public let fetchedAt: Date
  /// Why it is not newer; `nil` for one that has just come.
  public let staleness: LoadError?
  /// What is wrong with the cache.
  public let cacheDiagnostics: [Diagnostic]

  let fetched: FetchedScreen

  init(
    _ document: ContentDocument,
    fetched: FetchedScreen,
    staleness: LoadError? = nil,
    cacheDiagnostics: [Diagnostic] = []
  ) {
    self.document = document
    fetchedAt = fetched.fetchedAt
    self.staleness = staleness
    self.cacheDiagnostics = cacheDiagnostics
    self.fetched = fetched
  }

  /// The time since it was fetched; zero if the clock was set back.
  ///
  /// - Parameter now: What time it is.
  /// - Returns: The age.
  public func age(at now: Date) -> Duration {
    .bounded(seconds: max(0, now.timeIntervalSince(fetchedAt)))
  }
}
