/// Receives the contents that the user has seen: an app's analytics.
@MainActor
public protocol ImpressionSink: AnyObject {
  /// Takes an impression; each content comes once a visit.
  ///
  /// - Parameter impression: What was seen.
  func record(_ impression: Impression)
}
