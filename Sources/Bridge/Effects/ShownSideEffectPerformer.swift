import Parity
import ScreenDocument
import TopScreen
import UIStateLayer

/// The object that performs and records the effects of the shown side of a content, and compares
/// them with those of the candidate.
@MainActor
final class ShownSideEffectPerformer<Response, Output: ViewData> {
  /// The record of the effects that the shown side performs; it is kept when the other side is
  /// shown.
  private let effectLog = EffectLog()
  private let effectsPort: any ContentEffectPerforming
  private let routeEffects: DueEffectSelector<Response, Output>
  private var candidateResponseHistory = CandidateResponseHistory(hasEarlierResponses: false)

  init(_ routed: DueEffectSelector<Response, Output>, on port: any ContentEffectPerforming) {
    routeEffects = routed
    effectsPort = port
  }

  /// Returns a port that records effects and passes them to another port.
  ///
  /// A shown handler and an arriving handler get this port. A spare handler does not, because its
  /// effects are not performed.
  func recordingPort(passingTo port: any ContentEffectPerforming) -> any ContentEffectPerforming {
    ForwardingEffectLog(in: effectLog, passingTo: port)
  }

  /// Performs and records the effects that are due for a response whose view data the slot now
  /// shows.
  func performEffects(of response: Response, showing value: Output) {
    for effect in routeEffects.takeDue(for: response, showing: value) {
      effectLog.perform(effect)
      effectsPort.perform(effect)
    }
  }

  /// Records the effects of a response as performed, because a handler performs them; the slot
  /// shows the response too, and remembers what it has performed itself.
  func markEffectsAsPerformed(of response: Response, showing value: Output) {
    _ = routeEffects.takeDue(for: response, showing: value)
  }

  /// Starts the record of a new step of an interactive content.
  func beginStepRecord() { effectLog.beginResponse() }

  /// The effects that the shown side has performed since the last step began.
  var effectsOfNewestStep: EffectLog.NewestResponseEffects { effectLog.newestResponseEffects }

  /// Performs and records the effects that are due for an event whose view data the slot now shows.
  func performEffects(of event: ContentEvent<Response, UserAction>, showing value: Output) {
    for effect in routeEffects.takeDue(for: event, showing: value) {
      effectLog.perform(effect)
      effectsPort.perform(effect)
    }
  }

  /// Records all effects of the shown handler as performed, so that the slot, which is shown from
  /// now on, does not perform them again.
  func markHandlerEffectsAsPerformed() {
    routeEffects.replaceMemory(byEffectsOfOtherSide: effectLog.distinctEffectsUnlessTooMany ?? [])
  }

  /// Records the effects of an event as performed, because a handler has already performed them.
  func markEffectsAsPerformed(of event: ContentEvent<Response, UserAction>, showing value: Output) {
    _ = routeEffects.takeDue(for: event, showing: value)
  }

  /// Starts the history of a new candidate.
  ///
  /// - Parameter hasEarlierResponses: Whether the content received responses before.
  func beginCandidateResponseHistory(hasEarlierResponses: Bool) {
    candidateResponseHistory = CandidateResponseHistory(hasEarlierResponses: hasEarlierResponses)
  }

  /// Starts the record of a new response that will be compared.
  func beginRecordOfComparedResponse() {
    candidateResponseHistory.noteNewResponse()
    effectLog.beginResponse()
  }

  /// Records that the candidate has run with the newest response.
  func noteCandidateRan() { candidateResponseHistory.noteCandidateRan() }

  /// Returns the effects that only one side has performed for the newest response.
  ///
  /// An effect may depend on earlier responses, so the result depends on what the candidate has
  /// received before the newest response:
  ///
  /// - If the candidate has not received the response just before the newest one, no effects are
  ///   compared.
  /// - If it has received that response, but not all earlier ones, an effect that only the
  ///   candidate performs now is ignored if the shown side has performed it earlier. If the shown
  ///   side has performed more than 256 different effects, none are compared.
  ///
  /// - Parameters:
  ///   - candidate: The recorded effects of the candidate.
  ///   - isCandidateLegacy: Whether the candidate is the legacy side.
  /// - Returns: The differences, as ``EffectParity/differences(legacy:state:)`` returns them; none
  ///   if the sides agree, or if the effects cannot be compared.
  func differences(
    from candidate: CandidateEffectRecorder<Response, Output>,
    isCandidateLegacy: Bool
  ) -> [ParityDifference] {
    let missesEarlier: Bool
    switch candidateResponseHistory {
    case .createdAfterResponses, .missedPrevious: return []
    case .receivedPreviousButMissedEarlier: missesEarlier = true
    case .receivedAllBeforeNewest: missesEarlier = false
    }
    let shownNow = effectLog.newestResponseEffects
    let compared = candidate.log.newestResponseEffects
    guard shownNow != compared else { return [] }
    guard missesEarlier else {
      return isCandidateLegacy
        ? EffectParity.differences(legacy: compared, state: shownNow)
        : EffectParity.differences(legacy: shownNow, state: compared)
    }
    guard let before = effectLog.distinctEffectsUnlessTooMany else { return [] }
    var others = compared
    others.effects.removeAll { before.contains($0) && !shownNow.effects.contains($0) }
    others.totalCount -= compared.effects.count - others.effects.count
    return isCandidateLegacy
      ? EffectParity.differences(legacy: others, state: shownNow)
      : EffectParity.differences(legacy: shownNow, state: others)
  }
}
