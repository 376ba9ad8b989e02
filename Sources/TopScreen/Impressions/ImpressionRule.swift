/// The conditions under which a content counts as seen.
///
/// The default is the standard for viewable display impressions (MRC, "Viewable Ad Impression
/// Measurement Guidelines", 2014): half of the content, for one second without interruption.
public struct ImpressionRule: Hashable, Sendable {
  /// The share of the content that must be visible, from 0 to 1; at 0 any visible part is enough.
  public let minimumVisibleShare: Double
  /// How long the ``minimumVisibleShare`` must be visible without interruption.
  public let duration: Duration

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - minimumVisibleShare: The share that must be visible; clamped to 0 to 1, and 1 for NaN.
  ///   - duration: How long it must be visible; a negative duration is zero.
  public init(minimumVisibleShare: Double = 0.5, duration: Duration = .seconds(1)) {
    self.minimumVisibleShare = minimumVisibleShare.isNaN ? 1 : min(1, max(0, minimumVisibleShare))
    self.duration = max(.zero, duration)
  }

  /// Returns whether a visible share, from 0 to 1, is sufficient; 0 never is.
  package func isMet(by share: Double) -> Bool { share > 0 && share >= minimumVisibleShare }
}
