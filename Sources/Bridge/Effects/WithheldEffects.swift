import Synchronization
import TopScreen

/// The effects of a handler that takes a content over in mid-session.
///
/// It is configured with a response that was shown already, so that what it does on that account was
/// done: nothing is passed on until the handler shows it, or gets another response.
final class WithheldEffects: ContentEffects {
  private let effects: any ContentEffects
  private let isOpen = Atomic(false)

  init(_ effects: any ContentEffects) {
    self.effects = effects
  }

  /// Passes on what is done from now on.
  func open() { isOpen.store(true, ordering: .releasing) }

  func perform(_ effect: ContentEffect) {
    if isOpen.load(ordering: .acquiring) { effects.perform(effect) }
  }
}
