/// The greatest number of screens in a cache, and the greatest size of all their files together.
public struct ScreenCacheLimits: Hashable, Sendable {
  /// The greatest number of screens, at least one.
  public var maximumScreens: Int
  /// The greatest total size of all files, in bytes; a single screen beyond it is not stored.
  public var maximumBytes: Int

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - maximumScreens: The greatest number of screens; 32 by default; below 1 counts as 1.
  ///   - maximumBytes: The greatest total size of all files in bytes; 64 MiB by default; a negative
  ///     number counts as 0.
  public init(maximumScreens: Int = 32, maximumBytes: Int = 64 * 1024 * 1024) {
    self.maximumScreens = max(maximumScreens, 1)
    self.maximumBytes = max(maximumBytes, 0)
  }
}
