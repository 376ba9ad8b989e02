import TopScreen

/// A port that records effects, and then passes them to another port.
final class ForwardingEffectLog: ContentEffectPerforming {
  private let log: EffectLog
  private let nextPort: any ContentEffectPerforming

  init(in log: EffectLog, passingTo effects: any ContentEffectPerforming) {
    self.log = log
    nextPort = effects
  }

  func perform(_ effect: ContentEffect) {
    log.perform(effect)
    nextPort.perform(effect)
  }
}
