import TopScreen

/// A port that neither performs nor records effects.
final class DroppedEffects: ContentEffectPerforming, Sendable {
  static let shared = DroppedEffects()

  func perform(_ effect: ContentEffect) {}
}
