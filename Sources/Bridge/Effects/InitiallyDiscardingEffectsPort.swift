import Synchronization
import TopScreen

/// A port that first drops the effects of a handler that replaces the slot of a content after a
/// flip.
///
/// The handler first receives a response that was shown before, whose effects were performed then.
/// So effects are discarded until ``startForwarding()`` is called: when the handler is shown, or
/// receives a new response.
final class InitiallyDiscardingEffectsPort: ContentEffectPerforming {
  private let nextPort: any ContentEffectPerforming
  private let hasStartedForwarding = Atomic(false)

  init(_ effects: any ContentEffectPerforming) {
    nextPort = effects
  }

  /// Passes on all effects from now on.
  func startForwarding() { hasStartedForwarding.store(true, ordering: .releasing) }

  func perform(_ effect: ContentEffect) {
    if hasStartedForwarding.load(ordering: .acquiring) { nextPort.perform(effect) }
  }
}
