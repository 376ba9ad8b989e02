import Bridge
import ScreenDocument
import TopScreen
import UIStateLayer

/// Tests a legacy handler alone with one response.
///
/// Checks the output against the state side's, the emissions, the effects, and the real time.
@MainActor
struct StandaloneHandlerCheck<UIState: AnyObject> {
  /// The virtual seconds that the check waits for a value after the settling time.
  ///
  /// A value that comes in these seconds is reported as too late.
  private static var secondsToWaitForLateValue: Double { 10 }

  let sides: TestSideFactory<UIState>
  let expectation: StateSideExpectation
  let isStrict: Bool
  let budget: LegacyTimeBudget

  func issues() -> [MigrationIssue] {
    guard let watched = sides.makeStandaloneHandler(for: expectation.response) else { return [] }
    let start = budget.timeSinceFixedMoment()
    watched.deliver(expectation.response)
    watched.settleInVirtualTime()
    let time = budget.timeSinceFixedMoment() - start
    let events = watched.handler.events
    let rules = HandlerEventRules(expectation: expectation, isStrict: isStrict)
    var issues = rules.issues(of: events)
    // A loop would use any amount of time.
    if time > budget.limit, events.count <= HandlerEventRules.maximumEmissionCount {
      issues.append(
        expectation.issue(.budget, "the legacy side took \(time), the budget is \(budget.limit)")
      )
    }
    issues += rules.issues(ofRepeated: watched.effects.effects)
    if let last = watched.lastValue {
      if let difference = expectation.issueIfDifferent(from: last) { issues.append(difference) }
    } else {
      issues.append(issueAfterWaitingLonger(watched))
    }
    return issues
  }

  /// A hint for the end of a message: why a handler that uses another stream library may seem to
  /// emit nothing; empty for other handlers.
  private var foreignStreamLibraryHint: String {
    let kind = expectation.response.data.kind
    guard let stream = sides.makeHandlers().foreignStreamDescription(of: kind) else { return "" }
    return "; \(stream.inspectionLimitation) Send it on the environment's schedulers, or leave the "
      + "kind out with .untested(\"\(kind)\", because: …)"
  }

  /// Waits longer for a handler that emitted nothing in the settling time, and returns an issue
  /// that says whether it emits late, only after the same response comes again, or never.
  private func issueAfterWaitingLonger(_ watched: StandaloneHandler) -> MigrationIssue {
    watched.settleInVirtualTime(for: Self.secondsToWaitForLateValue)
    if watched.lastValue != nil {
      let seconds = StandaloneHandler.settlingSeconds
      return expectation.issue(
        .budget,
        "the legacy side shows its first value only after \(seconds) seconds"
      )
    }
    watched.deliver(expectation.response)
    watched.settleInVirtualTime()
    guard watched.lastValue != nil else {
      return expectation.issue(
        .budget,
        "the legacy side never shows anything" + foreignStreamLibraryHint
      )
    }
    return expectation.issue(
      .emissions,
      legacy: "nothing",
      state: "1 value",
      "the legacy side shows nothing for the first response, only for the next"
    )
  }
}
