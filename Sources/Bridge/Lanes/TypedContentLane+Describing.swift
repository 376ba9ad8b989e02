import TopScreen
import UIStateLayer

extension TypedContentLane {
  var phase: ContentPhase {
    if let slot = mode.shownSlot { return ContentPhase(slot.phase) }
    if failure != nil { return .failed }
    guard !heldResponse.isNone else { return .idle }
    guard constants.traits.hasObservableOutput else { return .ready }
    guard let output = mode.shownLegacySide?.outputTrackedByObservation else { return .loading }
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
