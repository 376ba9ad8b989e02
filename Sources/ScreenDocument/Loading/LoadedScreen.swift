public import Foundation
public import StrictJSON

/// A loaded and composed screen.
public struct LoadedScreen: Sendable {
  /// Its contents.
  public let document: ContentDocument
  /// When it was fetched, or last confirmed by the server.
  public let fetchedAt: Date
  /// Why the screen is not newer; `nil` if it was just loaded.
  public let staleness: LoadError?
  /// The faults of the cache.
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

  /// Returns the time since the screen was fetched; zero if the clock was set back.
  ///
  public func age(at now: Date) -> Duration {
    .bounded(seconds: max(0, now.timeIntervalSince(fetchedAt)))
  }
}
