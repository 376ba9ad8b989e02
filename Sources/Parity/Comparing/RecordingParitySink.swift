/// A sink that keeps every result in memory.
@MainActor
public final class RecordingParitySink: ParitySink {
  /// The results, in the order in which they arrived.
  public private(set) var results: [ComparisonResult] = []

  /// Creates a sink without results.
  public init() {}

  /// Appends a result to `results`.
  ///
  /// - Parameter result: The result of one comparison.
  public func record(_ result: ComparisonResult) {
    results.append(result)
  }
}
