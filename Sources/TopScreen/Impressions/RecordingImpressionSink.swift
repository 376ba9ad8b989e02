/// Impressions that are written down.
public final class RecordingImpressionSink: ImpressionSink {
  /// What was seen, in order.
  public private(set) var impressions: [Impression] = []

  /// Creates an empty record.
  public init() {}

  /// Writes an impression down.
  ///
  /// - Parameter impression: What was seen.
  public func record(_ impression: Impression) {
    impressions.append(impression)
  }
}
