public import Foundation
public import ScreenDocument

extension ScreenLoader {
  /// Creates a loader that reads files and sends requests to servers.
  ///
  /// - Parameters:
  ///   - limits: The limits of size, time and redirects for each document.
  ///   - now: Returns the current time.
  public init(
    limits: ResourceLimits = ResourceLimits(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.init(fetcher: ResourceFetcher(), limits: limits, now: now)
  }
}
