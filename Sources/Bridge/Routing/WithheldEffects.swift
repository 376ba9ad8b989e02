import Synchronization

/// The effects of a handler that takes a content over in mid-session.
///
/// It is configured with a response that was shown already, so that what it does on that account was
/// done: nothing is passed on until the handler shows it, or gets another response.
final class WithheldEffects: LegacyEffects {
  private let effects: any LegacyEffects
  private let isOpen = Atomic(false)

  init(_ effects: any LegacyEffects) {
    self.effects = effects
  }

  /// Passes on what is done from now on.
  func open() { isOpen.store(true, ordering: .releasing) }

  func perform(_ effect: LegacyEffect) {
    if isOpen.load(ordering: .acquiring) { effects.perform(effect) }
  }
}
