/// The limits of a request for one document: its size, its time and its redirects.
///
/// Of a file, and of bytes in memory, only the size is limited.
public struct ResourceLimits: Hashable, Sendable {
  /// The greatest size in bytes, after decompression.
  public var maximumBytes: Int
  /// The longest time from the request to its last byte, including redirects.
  public var timeout: Duration
  /// The greatest number of redirects that are followed.
  public var maximumRedirects: Int

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - maximumBytes: The greatest size in bytes; 16 MiB by default; a negative number counts as
  ///     0.
  ///   - timeout: The longest time for one document; 30 seconds by default.
  ///   - maximumRedirects: The greatest number of redirects; 5 by default; a negative number counts
  ///     as 0.
  public init(
    maximumBytes: Int = 16 * 1024 * 1024,
    timeout: Duration = .seconds(30),
    maximumRedirects: Int = 5
  ) {
    self.maximumBytes = max(maximumBytes, 0)
    self.timeout = timeout
    self.maximumRedirects = max(maximumRedirects, 0)
  }
}
