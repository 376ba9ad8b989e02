import TopScreen

/// A port that neither performs nor records effects.
final class DiscardingEffectsPort: ContentEffectPerforming, Sendable {
  static let shared = DiscardingEffectsPort()

  func perform(_ effect: ContentEffect) {}
}
