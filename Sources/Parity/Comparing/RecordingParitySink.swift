/// A sink that keeps every result.
@MainActor
public final class RecordingParitySink: ParitySink {
  /// The results, in the order in which they came.
  public private(set) var results: [ComparisonResult] = []

  /// Creates a sink without results.
  public init() {}

  /// Keeps a result.
  ///
  /// - Parameter result: One content, compared once.
  public func record(_ result: ComparisonResult) {
    results.append(result)
  }
}
