/// Receives the impressions of an ``ImpressionTracker``; an app implements it with its analytics.
@MainActor
public protocol ImpressionSink: AnyObject {
  /// Receives an impression; the tracker reports each content at most once in a visit.
  func record(_ impression: Impression)
}
