import TopScreen

/// Records effects, and then passes them on.
final class TeeEffects: ContentEffects {
  private let log: EffectLog
  private let effects: any ContentEffects

  init(in log: EffectLog, passingTo effects: any ContentEffects) {
    self.log = log
    self.effects = effects
  }

  func perform(_ effect: ContentEffect) {
    log.perform(effect)
    effects.perform(effect)
  }
}
