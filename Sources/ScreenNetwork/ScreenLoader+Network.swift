public import Foundation
public import ScreenDocument

extension ScreenLoader {
  /// Creates a loader that reads files and asks servers.
  ///
  /// - Parameters:
  ///   - limits: How much may be read of each document, and how long it may take.
  ///   - now: What time it is.
  public init(
    limits: ResourceLimits = ResourceLimits(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.init(fetcher: ResourceFetcher(), limits: limits, now: now)
  }
}
