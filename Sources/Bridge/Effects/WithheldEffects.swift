import Synchronization
import TopScreen

/// Withholds the effects of a handler that replaces the slot of a content in mid-session.
///
/// The handler is configured with a response that was shown before, whose effects were performed then. So
/// effects are discarded until the handler is shown or receives a new response.
final class WithheldEffects: ContentEffectPerforming {
  private let effects: any ContentEffectPerforming
  private let isOpen = Atomic(false)

  init(_ effects: any ContentEffectPerforming) {
    self.effects = effects
  }

  /// Passes on all effects from now on.
  func open() { isOpen.store(true, ordering: .releasing) }

  func perform(_ effect: ContentEffect) {
    if isOpen.load(ordering: .acquiring) { effects.perform(effect) }
  }
}
