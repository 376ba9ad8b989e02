import ScreenDocument
import TopScreen
import UIStateLayer

/// What both sides of a content do to the world, where its route asks for effects: done for the shown side,
/// written down for both.
@MainActor
final class LaneEffects<Response, Output: ViewData> {
  /// What the shown side does, one after another, across flips.
  private let shown = EffectLog()
  private let port: any ContentEffects
  private let routed: RoutedEffects<Response, Output>
  /// Whether the candidate was made when responses had come already.
  private var isCandidateLate = false
  /// Whether the candidate did not see the response before the newest.
  private var missedLast = false
  /// Whether it did not see one that the shown side saw.
  private var missedAny = false

  init(_ routed: RoutedEffects<Response, Output>, on port: any ContentEffects) {
    self.routed = routed
    self.port = port
  }

  /// An environment whose handler is shown, or is to be.
  func noting(_ environment: LegacyEnvironment) -> LegacyEnvironment {
    var environment = environment
    environment.effects = NotedEffects(in: shown, passingTo: environment.effects)
    return environment
  }

  /// Does what a response asks for whose view data is shown now.
  func perform(_ response: Response, showing value: Output) {
    for effect in routed.due(for: response, showing: value) {
      shown.perform(effect)
      port.perform(effect)
    }
  }

  /// Takes over from a handler, which has done what the response that is shown asks for.
  func takeOver(_ response: Response, showing value: Output) {
    routed.takeOver(from: shown.all ?? [])
    _ = routed.due(for: response, showing: value)
  }

  /// Notes that there is another candidate.
  ///
  /// - Parameter isLate: Whether responses have come already.
  func candidateChanges(isLate: Bool) {
    isCandidateLate = isLate
    missedAny = isLate
  }

  /// Begins a response that is to be compared.
  ///
  /// - Parameter candidateRanLast: Whether the candidate has run with the response before it.
  func begin(candidateRanLast: Bool) {
    missedLast = isCandidateLate || !candidateRanLast
    isCandidateLate = false
    if missedLast { missedAny = true }
    shown.begin()
  }

  /// What only one side has done for the newest response.
  ///
  /// What depends on responses that one side has not seen does not count: nothing of a response that
  /// follows such a one, and later nothing that the shown side has ever done.
  func differences(
    from candidate: CandidateEffects<Response, Output>,
    isLegacy: Bool
  ) -> [ParityDifference] {
    guard !missedLast else { return [] }
    let shownNow = shown.latest
    let compared = candidate.log.latest
    guard shownNow != compared else { return [] }
    guard missedAny else {
      return isLegacy
        ? EffectParity.differences(legacy: compared, state: shownNow)
        : EffectParity.differences(legacy: shownNow, state: compared)
    }
    guard let before = shown.all else { return [] }
    var others = compared
    others.effects.removeAll { before.contains($0) && !shownNow.effects.contains($0) }
    others.count -= compared.effects.count - others.effects.count
    return isLegacy
      ? EffectParity.differences(legacy: others, state: shownNow)
      : EffectParity.differences(legacy: shownNow, state: others)
  }
}
