public import Foundation
public import StrictJSON

/// A screen that was loaded or read from the cache, and composed.
public struct LoadedScreen: Sendable {
  /// The contents of the screen.
  public let document: ContentDocument
  /// When the documents were fetched, or the server last confirmed that they had not changed.
  public let confirmedAt: Date
  /// Why this is a cached copy and not a newly loaded screen; `nil` for a newly loaded screen.
  public let staleness: LoadError?
  /// Why the cached copy could not be read, or why the screen could not be stored; empty otherwise.
  public let cacheDiagnostics: [Diagnostic]

  let fetched: FetchedScreen

  init(
    _ document: ContentDocument,
    fetched: FetchedScreen,
    staleness: LoadError? = nil,
    cacheDiagnostics: [Diagnostic] = []
  ) {
    self.document = document
    confirmedAt = fetched.confirmedAt
    self.staleness = staleness
    self.cacheDiagnostics = cacheDiagnostics
    self.fetched = fetched
  }

  /// Returns the time from ``confirmedAt`` to another moment; zero if that moment is earlier.
  public func age(at now: Date) -> Duration {
    .clamped(seconds: max(0, now.timeIntervalSince(confirmedAt)))
  }
}
