import UIStateLayer

/// What is kept of everything that both sides of a content show, where they are compared strictly.
@MainActor
final class LaneStreams<Response, Output: ViewData> {
  let legacy = EmissionLog<Output>()
  let state = EmissionLog<Output>()
  private let handler: LegacySide<Response, Output>?
  private var observation: StateObservation?

  /// Keeps what a handler and a slot show from now on, one of which is the candidate's.
  init(
    _ candidate: Candidate<Response, Output>,
    legacy shownHandler: LegacySide<Response, Output>?,
    slot: UIStateSlot<Output>?
  ) {
    handler = candidate.legacySide ?? shownHandler
    handler?.log = legacy
    guard candidate.legacySide != nil else {
      candidate.slotLog = state
      return
    }
    let log = state
    observation = slot?.observe { log.append($0) }
  }

  /// Begins a response that a slot is about to show.
  func begin() { state.begin() }

  /// Ends the delivery: what the slot shows from now on comes later.
  func close() { state.close() }

  var differences: [ParityDifference] {
    StreamParity.differences(legacy: legacy, state: state, ending: handler?.ending)
  }
}
