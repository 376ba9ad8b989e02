/// Receives the impressions of an ``ImpressionTracker``; an app implements it with its analytics.
@MainActor
public protocol ImpressionSink: AnyObject {
  /// Receives an impression when the content has been visible for long enough; the tracker reports
  /// each content once in a visit, see ``ImpressionTracker``.
  func record(_ impression: Impression)
}
