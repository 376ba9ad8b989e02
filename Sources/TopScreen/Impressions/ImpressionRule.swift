/// When a content counts as seen.
///
/// The default is the measure of a viewable impression for display (MRC, "Viewable Ad Impression
/// Measurement Guidelines", 2014): half of it, for one second without a break.
public struct ImpressionRule: Hashable, Sendable {
  /// The share that has to be visible, from 0 to 1; at 0 any visible part is enough.
  public let share: Double
  /// How long it has to be visible without a break.
  public let duration: Duration

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - share: The share that has to be visible; taken into 0 to 1, and 1 if it is no number.
  ///   - duration: How long it has to be visible; a negative duration is zero.
  public init(share: Double = 0.5, duration: Duration = .seconds(1)) {
    self.share = share.isNaN ? 1 : min(1, max(0, share))
    self.duration = max(.zero, duration)
  }

  /// Whether a visible share is enough.
  func isMet(by share: Double) -> Bool { share > 0 && share >= self.share }
}
