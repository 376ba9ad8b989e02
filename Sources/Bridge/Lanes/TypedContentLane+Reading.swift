import Foundation
import Parity
import StrictJSON
import TopScreen
import UIStateLayer

/// The slots that are read between contents.
extension TypedContentLane {
  var stateSideViewData: (any ViewData)? {
    if let slot = mode.shownSlot { return slot.isFilled ? slot.value : nil }
    if let steps = stepsIfInteractive { return valueForReaders(in: steps) }
    guard let state = sides.state, let responseForReaders else { return nil }
    if let value = responseForReaders.viewData { return value }
    let value = state.viewData(
      responseForReaders.delivery.response,
      in: constants.contextAtAddition.at(responseForReaders.delivery.moment)
    )
    self.responseForReaders?.viewData = value
    return value
  }

  /// Returns the view data after all steps, for contents that read it while a handler is shown;
  /// `nil` before the first step, and without a route.
  ///
  /// The first call computes it from the kept steps only.
  private func valueForReaders(in steps: StepHistory<Response, Output>) -> Output? {
    guard !steps.isEmpty, let interaction = sides.interaction else { return nil }
    let (session, next) =
      steps.sessionForReaders ?? (interaction.makeSession(), steps.firstKeptIndex)
    for (event, step) in steps.events(from: next) {
      _ = session.reduce(event, in: constants.contextAtAddition.at(step.moment))
    }
    steps.sessionForReaders = (session, steps.receivedStepCount)
    return session.output
  }

  var stateSidePhase: UIStatePhase {
    if let slot = mode.shownSlot { return slot.phase }
    if let failure { return .failed(UIStateFailure(failure.message)) }
    guard let stateSideViewData else { return .idle }
    return stateSideViewData.isEmpty ? .empty : .ready
  }

  func observeSlotIfStateSideShown(
    callingNowAndAtChanges function: @escaping @MainActor () -> Void
  ) -> StateObservation? {
    mode.shownSlot?.observe { _ in function() }
  }

  func recomputeStateSide() { recomputeIfReadingOthers() }

  /// Computes the value of the shown slot again from the last valid response; does nothing if the
  /// route reads no other slots.
  ///
  /// While a handler is shown, the view data is computed when another content next reads it. On
  /// `shadow`, a candidate that has run waits to run again; on `live`, a spare handler that had
  /// settled may be at work again.
  ///
  /// - Returns: Whether the shown value, or the phase, has changed; false while a handler is shown.
  @discardableResult
  func recomputeIfReadingOthers() -> MayChangeScreen {
    guard constants.dataFlow.readsOthers, let responseForReaders, let state = sides.state
    else {
      return false
    }
    self.responseForReaders?.viewData = nil
    switch stage {
    case .off, .complete: break
    case .shadow: pendingComparison.requireCandidateRerun()
    case .live: pendingComparison.noteInputChange()
    }
    let delivery = responseForReaders.delivery
    return mode.shownSlot?.fillWithoutResponse(
      state.viewData(delivery.response, in: constants.contextAtAddition.at(delivery.moment))
    ) ?? false
  }

  /// Makes a moment the one for which the last valid response is computed again, because the slot
  /// that was computed for this moment is shown from now on.
  func useMomentOfFlipForReaders(_ moment: Date) {
    responseForReaders?.delivery.moment = moment
    responseForReaders?.viewData = nil
  }
}
