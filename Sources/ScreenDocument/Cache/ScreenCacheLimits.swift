/// The greatest number and size of the screens in a cache.
public struct ScreenCacheLimits: Hashable, Sendable {
  /// The greatest number of screens, at least one.
  public var maximumScreens: Int
  /// The greatest total size of all files, in bytes.
  public var maximumBytes: Int

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - maximumScreens: The greatest number of screens; 32 by default.
  ///   - maximumBytes: The greatest total size of all files in bytes; 64 MiB by default.
  public init(maximumScreens: Int = 32, maximumBytes: Int = 64 * 1024 * 1024) {
    self.maximumScreens = max(maximumScreens, 1)
    self.maximumBytes = max(maximumBytes, 0)
  }
}
