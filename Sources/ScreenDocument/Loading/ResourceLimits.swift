/// How much may be read of one document, and how long it may take.
public struct ResourceLimits: Hashable, Sendable {
  /// The most bytes, as they are after decompression.
  public var maximumBytes: Int
  /// The longest time from asking a server to its last byte, redirects included.
  public var timeout: Duration
  /// How often a server may send on.
  public var maximumRedirects: Int

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - maximumBytes: The most bytes; 16 MiB by default.
  ///   - timeout: The longest time for one document.
  ///   - maximumRedirects: How often a server may send on.
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
