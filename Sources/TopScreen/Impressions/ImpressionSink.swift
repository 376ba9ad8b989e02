/// Receives the contents that the user has seen: an app's analytics.
@MainActor
public protocol ImpressionSink: AnyObject {
  /// Receives an impression; each content is reported once a visit.
  func record(_ impression: Impression)
}
