import Bridge
import ScreenDocument

/// Tests a handler with two responses in one turn: the second must be the final output.
@MainActor
struct SameTurnCheck<UIState: AnyObject> {
  let bench: TestBench<UIState>
  let first: Expectation
  let second: Expectation

  func issues() -> [MigrationIssue] {
    guard let watched = bench.standaloneHandler(for: first.response) else { return [] }
    watched.deliver(first.response)
    watched.deliver(second.response)
    watched.settle()
    guard let shown = watched.lastValue, shown != second.output else { return [] }
    let isLost = shown == first.output
    let note =
      isLost ? "; it is the value of the previous response, which came in the same turn" : ""
    return [second.issueIfDifferent(from: shown, as: isLost ? .lostUpdate : .value, note)]
      .compactMap(\.self)
  }
}
