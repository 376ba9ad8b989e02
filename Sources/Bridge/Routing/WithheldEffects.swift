import Synchronization

/// Effects that are done, but for those of a response that another side has had done already.
final class WithheldEffects: LegacyEffects {
  private let effects: any LegacyEffects
  private let isWithholding = Atomic(false)

  init(_ effects: any LegacyEffects) {
    self.effects = effects
  }

  /// Runs work whose effects are not done.
  func withholding(_ work: () -> Void) {
    isWithholding.store(true, ordering: .relaxed)
    work()
    isWithholding.store(false, ordering: .relaxed)
  }

  func perform(_ effect: LegacyEffect) {
    if !isWithholding.load(ordering: .relaxed) { effects.perform(effect) }
  }
}
