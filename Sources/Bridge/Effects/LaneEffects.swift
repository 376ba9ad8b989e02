import Parity
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
  private var history = CandidateHistory(isLate: false)

  init(_ routed: RoutedEffects<Response, Output>, on port: any ContentEffects) {
    self.routed = routed
    self.port = port
  }

  /// A port for a handler that is shown, or is to be.
  func noting(_ port: any ContentEffects) -> any ContentEffects {
    NotedEffects(in: shown, passingTo: port)
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

  /// Begins a step of an interactive content.
  func stepBegins() { shown.begin() }

  /// What the shown side has done since the last step began.
  var latest: EffectLog.Latest { shown.latest }

  /// Does what an event asks for whose view data is shown now.
  func perform(_ event: ContentEvent<Response, UserAction>, showing value: Output) {
    for effect in routed.due(for: event, showing: value) {
      shown.perform(effect)
      port.perform(effect)
    }
  }

  /// Takes over from a handler, which has done what the events before ask for.
  func takeOver() { routed.takeOver(from: shown.all ?? []) }

  /// Notes an event whose effects a handler has done.
  func skip(_ event: ContentEvent<Response, UserAction>, showing value: Output) {
    _ = routed.due(for: event, showing: value)
  }

  /// Notes that there is another candidate.
  ///
  /// - Parameter isLate: Whether responses have come already.
  func candidateChanges(isLate: Bool) { history = CandidateHistory(isLate: isLate) }

  /// Begins a response that is to be compared.
  func responseBegins() {
    history.responseBegins()
    shown.begin()
  }

  /// Notes that the candidate has run with the newest response.
  func candidateRan() { history.candidateRan() }

  /// What only one side has done for the newest response.
  ///
  /// What depends on responses that one side has not seen does not count: nothing of a response that
  /// follows such a one, and later nothing that the shown side has ever done.
  func differences(
    from candidate: CandidateEffects<Response, Output>,
    isLegacy: Bool
  ) -> [ParityDifference] {
    let missesEarlier: Bool
    switch history {
    case .joined, .missedPrevious: return []
    case .missedEarlier: missesEarlier = true
    case .sawAll: missesEarlier = false
    }
    let shownNow = shown.latest
    let compared = candidate.log.latest
    guard shownNow != compared else { return [] }
    guard missesEarlier else {
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
