import Bridge
import ScreenDocument

/// Tests a handler with two responses in the same turn: the second must be the final output.
@MainActor
struct TwoResponsesInSameTurnCheck<UIState: AnyObject> {
  let sides: TestSideFactory<UIState>
  let first: StateSideExpectation
  let second: StateSideExpectation

  func issues() -> [MigrationIssue] {
    guard let watched = sides.makeStandaloneHandler(for: first.response) else { return [] }
    watched.deliver(first.response)
    watched.deliver(second.response)
    watched.settleInVirtualTime()
    guard let shown = watched.lastValue, !second.matches(shown) else { return [] }
    let isLost = first.matches(shown)
    let note =
      isLost ? "; it is the value of the previous response, which came in the same turn" : ""
    return [second.issueIfDifferent(from: shown, as: isLost ? .lostUpdate : .value, note)]
      .compactMap(\.self)
  }
}
