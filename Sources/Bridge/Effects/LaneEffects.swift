import Parity
import ScreenDocument
import TopScreen
import UIStateLayer

/// Performs and records the effects of the shown side of a content, and compares them with those of
/// the candidate.
@MainActor
final class LaneEffects<Response, Output: ViewData> {
  /// The effects of the shown side; the record continues when the other side is shown.
  private let shown = EffectLog()
  private let port: any ContentEffectPerforming
  private let routed: RoutedEffects<Response, Output>
  private var history = CandidateHistory(isLate: false)

  init(_ routed: RoutedEffects<Response, Output>, on port: any ContentEffectPerforming) {
    self.routed = routed
    self.port = port
  }

  /// Returns a port that records effects and passes them to another port, for a handler that is or
  /// will be shown.
  func recording(_ port: any ContentEffectPerforming) -> any ContentEffectPerforming {
    TeeEffects(in: shown, passingTo: port)
  }

  /// Performs the effects of a response whose view data the slot now shows.
  func perform(_ response: Response, showing value: Output) {
    for effect in routed.takeDue(for: response, showing: value) {
      shown.perform(effect)
      port.perform(effect)
    }
  }

  /// Records the effects of a response that the slot now shows as performed, because a handler has
  /// already performed them.
  func takeOver(_ response: Response, showing value: Output) {
    routed.takeOver(from: shown.all ?? [])
    _ = routed.takeDue(for: response, showing: value)
  }

  /// Starts the record of a new step of an interactive content.
  func stepBegins() { shown.begin() }

  /// The effects that the shown side has performed since the last step began.
  var latest: EffectLog.Latest { shown.latest }

  /// Performs the effects of an event whose view data the slot now shows.
  func perform(_ event: ContentEvent<Response, UserAction>, showing value: Output) {
    for effect in routed.takeDue(for: event, showing: value) {
      shown.perform(effect)
      port.perform(effect)
    }
  }

  /// Records all effects of the shown handler as performed, so that the slot, which is shown from
  /// now on, does not perform them again.
  func takeOver() { routed.takeOver(from: shown.all ?? []) }

  /// Records the effects of an event as performed, because a handler has already performed them.
  func skip(_ event: ContentEvent<Response, UserAction>, showing value: Output) {
    _ = routed.takeDue(for: event, showing: value)
  }

  /// Starts the history of a new candidate.
  ///
  /// - Parameter isLate: Whether the content received responses before.
  func candidateChanges(isLate: Bool) { history = CandidateHistory(isLate: isLate) }

  /// Starts the record of a new response that will be compared.
  func responseBegins() {
    history.responseBegins()
    shown.begin()
  }

  /// Records that the candidate has run with the newest response.
  func candidateRan() { history.candidateRan() }

  /// Returns the effects that only one side has performed for the newest response.
  ///
  /// An effect may depend on earlier responses. If the candidate has not received the response
  /// before the newest one, no effects are compared. If it has missed only responses before that,
  /// an effect of the candidate does not count if the shown side has performed it for an earlier
  /// response.
  ///
  /// - Parameters:
  ///   - candidate: The recorded effects of the candidate.
  ///   - isLegacy: Whether the candidate is the legacy side.
  /// - Returns: One difference for each effect of only one side; none if the effects cannot be
  ///   compared.
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
