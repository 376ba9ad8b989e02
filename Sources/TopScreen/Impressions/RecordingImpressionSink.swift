/// Records impressions in memory, for tests and previews.
public final class RecordingImpressionSink: ImpressionSink {
  /// The recorded impressions, in order.
  public private(set) var impressions: [Impression] = []

  /// Creates an empty record.
  public init() {}

  /// Records an impression.
  public func record(_ impression: Impression) {
    impressions.append(impression)
  }
}
