import Bridge
import ScreenDocument
import TopScreen
import UIStateLayer

/// Tests a legacy handler alone with one response.
///
/// Checks the output against the state side's, the emissions, the effects, and the real time.
@MainActor
struct StandaloneHandlerCheck<UIState: AnyObject> {
  /// The maximum number of values for one response; a handler that emits more is reported as an
  /// endless loop.
  private static var maximumEmissionCount: Int { 100 }
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
    var issues = issues(of: events)
    // A loop would use any amount of time.
    if time > budget.limit, events.count <= Self.maximumEmissionCount {
      issues.append(
        expectation.issue(.budget, "the legacy side took \(time), the budget is \(budget.limit)")
      )
    }
    issues += repeatedEffectIssues(watched.effects.effects)
    if let last = watched.lastValue {
      if let difference = expectation.issueIfDifferent(from: last) { issues.append(difference) }
    } else {
      issues.append(issueAfterWaitingLonger(watched))
    }
    return issues
  }

  private func issues(of events: [HandlerOutputEvent]) -> [MigrationIssue] {
    var issues: [MigrationIssue] = []
    if !events.allSatisfy(\.isOnMain) {
      issues.append(
        expectation.issue(
          .thread,
          legacy: "another queue",
          state: "main",
          "the legacy side shows a value off the main queue"
        )
      )
    }
    for event in events {
      switch event.kind {
      case .value: continue
      case .completed:
        issues.append(
          expectation.issue(
            .ending,
            legacy: "completes",
            state: "goes on",
            "the legacy side's output ends"
          )
        )
      case .failed(let error):
        issues.append(
          expectation.issue(
            .ending,
            legacy: "fails with \(error)",
            state: "goes on",
            "the legacy side's output ends"
          )
        )
      }
    }
    let values = events.compactMap(\.value)
    if let message = emissionFault(in: values) {
      let (failureClass, message) = message
      issues.append(
        expectation.issue(
          failureClass,
          legacy: "\(values.count) values",
          state: "1 value",
          message
        )
      )
    }
    if isStrict, events.contains(where: { $0.value != nil && !$0.isDuringConfigure }) {
      issues.append(
        expectation.issue(
          .turn,
          legacy: "a later turn",
          state: "at once",
          "the legacy side shows its value in a later turn"
        )
      )
    }
    return issues
  }

  private func emissionFault(in values: [AnyViewData]) -> (FailureClass, String)? {
    if values.count > Self.maximumEmissionCount {
      return (.repeatedValues, "the legacy side emits without end after one response")
    }
    if zip(values, values.dropFirst()).contains(where: ==) {
      return (.repeatedValues, "an equal value is shown again for the same response")
    }
    guard isStrict, values.count > 1 else { return nil }
    return (.emissions, "the legacy side shows several values for one response")
  }

  private func repeatedEffectIssues(_ effects: [LegacyEffect]) -> [MigrationIssue] {
    let counts = Dictionary(effects.map { ($0, 1) }, uniquingKeysWith: +)
    let texts = counts.filter { $0.value > 1 }
      .map { effect, count in "\(effect.kind) '\(effect.name)' occurs \(count) times" }
      .sorted()
    guard !texts.isEmpty else { return [] }
    return [expectation.issue(.effects, texts.joined(separator: ", ") + " for one response")]
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
