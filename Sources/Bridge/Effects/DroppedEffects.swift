import TopScreen

/// Effects that are neither performed nor recorded.
final class DroppedEffects: ContentEffects, Sendable {
  static let shared = DroppedEffects()

  func perform(_ effect: ContentEffect) {}
}
