import TopScreen

/// Effects that nobody does and nobody asks for.
final class DroppedEffects: ContentEffects, Sendable {
  static let shared = DroppedEffects()

  func perform(_ effect: ContentEffect) {}
}
