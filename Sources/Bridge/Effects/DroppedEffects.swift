import TopScreen

/// Effects that are neither performed nor recorded.
final class DroppedEffects: ContentEffectPerforming, Sendable {
  static let shared = DroppedEffects()

  func perform(_ effect: ContentEffect) {}
}
