import TopScreen

/// Effects that are written down, and then passed on.
final class NotedEffects: ContentEffects {
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
