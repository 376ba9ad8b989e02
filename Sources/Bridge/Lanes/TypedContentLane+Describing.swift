import TopScreen
import UIStateLayer

extension TypedContentLane {
  var phase: ContentPhase {
    if let slot = mode.shownSlot { return ContentPhase(slot.phase) }
    let hasOutput = constants.dataFlow.hasObservableOutput
    // Read first: Observation tracks the output also while the content has failed.
    let output = hasOutput ? mode.shownLegacySide?.outputTrackedByObservation : nil
    if failure != nil { return .failed }
    guard !heldResponse.isNone else { return .idle }
    guard hasOutput else { return .ready }
    guard let output else { return .loading }
    return output.isEmpty ? .empty : .ready
  }

  var output: AnyViewData? {
    if let slot = mode.shownSlot { return slot.isFilled ? AnyViewData(slot.value) : nil }
    return mode.shownLegacySide?.output.map(AnyViewData.init)
  }

  var unfilledReads: UnfilledReads? { sides.state?.unfilledReads }

  var shownHandler: (any LegacyContentHandler)? { mode.shownLegacySide?.handler }

  var offMainEmissionCount: Int { mode.shownLegacySide?.emissions.offMainCount ?? 0 }
}
