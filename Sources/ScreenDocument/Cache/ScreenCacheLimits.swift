/// How much a cache keeps.
public struct ScreenCacheLimits: Hashable, Sendable {
  /// The most screens, at least one.
  public var maximumScreens: Int
  /// The most bytes of all files together.
  public var maximumBytes: Int

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - maximumScreens: The most screens; 32 by default.
  ///   - maximumBytes: The most bytes of all files together; 64 MiB by default.
  public init(maximumScreens: Int = 32, maximumBytes: Int = 64 * 1024 * 1024) {
    self.maximumScreens = max(maximumScreens, 1)
    self.maximumBytes = max(maximumBytes, 0)
  }
}
