import Synchronization
import TopScreen

/// A port that drops those effects of a handler that were performed before the handler replaces the
/// slot of a content after a flip.
///
/// The handler first receives a response that was shown before. So all effects are discarded until
/// ``startForwarding()`` is called; after that, only those of the work for the response that was
/// shown before (``AlreadyShownResponseWork``), until ``forwardAll()``.
///
/// ```
/// discards all ──startForwarding──▶ discards already shown ──forwardAll──▶ forwards all
/// ```
final class InitiallyDiscardingEffectsPort: ContentEffectPerforming {
  private let nextPort: any ContentEffectPerforming
  private let hasStartedForwarding = Atomic(false)
  private let forwardsAll = Atomic(false)

  init(_ effects: any ContentEffectPerforming) {
    nextPort = effects
  }

  /// Passes on all effects from now on, except for those of a response that was shown before.
  func startForwarding() { hasStartedForwarding.store(true, ordering: .releasing) }

  /// Passes on all effects from now on.
  ///
  /// A new response ends the discarding, because its effects may be performed by work that an
  /// earlier response has scheduled.
  func forwardAll() { forwardsAll.store(true, ordering: .releasing) }

  func perform(_ effect: ContentEffect) {
    if forwardsAll.load(ordering: .acquiring)
      || hasStartedForwarding.load(ordering: .acquiring)
        && !AlreadyShownResponseWork.isCurrent(on: self)
    {
      nextPort.perform(effect)
    }
  }
}
