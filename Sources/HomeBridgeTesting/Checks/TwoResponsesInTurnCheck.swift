import Bridge
import ScreenDocument

/// Tests a handler with two responses in one turn: the second must be the final output.
@MainActor
struct TwoResponsesInTurnCheck<UIState: AnyObject> {
  let sides: TestSideFactory<UIState>
  let first: OutputExpectation
  let second: OutputExpectation

  func issues() -> [MigrationIssue] {
    guard let watched = sides.standaloneHandler(for: first.response) else { return [] }
    watched.deliver(first.response)
    watched.deliver(second.response)
    watched.settleInVirtualTime()
    guard let shown = watched.lastValue, shown != second.stateSideOutput else { return [] }
    let isLost = shown == first.stateSideOutput
    let note =
      isLost ? "; it is the value of the previous response, which came in the same turn" : ""
    return [second.issueIfDifferent(from: shown, as: isLost ? .lostUpdate : .value, note)]
      .compactMap(\.self)
  }
}
