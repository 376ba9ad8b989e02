import Bridge
import ScreenDocument
import TopScreen
import UIStateLayer

/// Tests a handler with alternating responses: each change must reach the output.
///
/// The events and effects after each response must also follow the rules for a single response
/// (``HandlerEventRules``); the first violation of each class is an issue.
@MainActor
struct AlternatingResponsesCheck<UIState: AnyObject> {
  let sides: TestSideFactory<UIState>
  let isStrict: Bool
  let base: StateSideExpectation
  /// The responses that alternate with ``base``; their outputs differ from the output of ``base``.
  let alternatingWithBase: [StateSideExpectation]

  /// A response for which the handler emitted nothing, although the expected output differs from
  /// the one that was shown before.
  @MainActor
  private struct LostChange {
    let expectation: StateSideExpectation
    let shownBefore: AnyViewData

    var isNested: Bool { expectation.isNestedChange(from: shownBefore) }

    func issue(_ failureClass: FailureClass, _ message: String) -> MigrationIssue {
      expectation.issueIfDifferent(from: shownBefore, as: failureClass, "; \(message)")
        ?? expectation.issue(failureClass, message)
    }
  }

  func issues() -> [MigrationIssue] {
    guard !alternatingWithBase.isEmpty,
      let watched = sides.makeStandaloneHandler(for: base.response)
    else {
      return []
    }
    var issues: [MigrationIssue] = []
    var violations: [FailureClass: MigrationIssue] = [:]
    var losses: [LostChange] = []
    var changeCount = 0
    var before = base
    watched.deliver(base.response)
    watched.settleInVirtualTime()
    for expectation in alternatingWithBase.flatMap({ [$0, base] }) {
      let count = watched.handler.events.count
      let effectCount = watched.effects.effects.count
      if !expectation.matches(watched.lastValue) { changeCount += 1 }
      watched.deliver(expectation.response)
      watched.settleInVirtualTime()
      let found = ruleViolations(
        after: expectation,
        Array(watched.handler.events.dropFirst(count)),
        Array(watched.effects.effects.dropFirst(effectCount))
      )
      violations.merge(found.map { ($0.failureClass, $0) }) { first, _ in first }
      let shown = watched.lastValue
      if !expectation.matches(shown) {
        if watched.handler.events.count == count {
          losses.append(LostChange(expectation: expectation, shownBefore: before.stateSideOutput))
        } else if before.matches(shown) {
          let note = "; it is the value of the previous response"
          issues += [expectation.issueIfDifferent(from: shown, as: .staleRead, note)].compactMap(
            \.self
          )
        } else {
          let note = "; the value is correct for this response alone, but not after another one"
          issues += [expectation.issueIfDifferent(from: shown, as: .reuse, note)].compactMap(\.self)
        }
      }
      before = expectation
    }
    return issues + FailureClass.mostSpecificFirst.compactMap { violations[$0] }
      + Self.issues(of: losses, changeCount: changeCount)
  }

  /// Returns the issues of the events and effects that follow a response, if other responses came
  /// before it.
  private func ruleViolations(
    after expectation: StateSideExpectation,
    _ events: [HandlerOutputEvent],
    _ effects: [LegacyEffect]
  ) -> [MigrationIssue] {
    let rules = HandlerEventRules(
      expectation: expectation,
      isStrict: isStrict,
      note: ", after other responses"
    )
    return rules.issues(of: events) + rules.issues(ofRepeated: effects)
  }

  /// Returns one issue for all losses; empty without losses.
  private static func issues(of losses: [LostChange], changeCount: Int) -> [MigrationIssue] {
    guard let first = losses.first else { return [] }
    guard let whole = losses.first(where: { !$0.isNested }) else {
      let message = "the legacy side does not show a change of a nested value"
      return [first.issue(.lostNestedValueChange, message)]
    }
    if losses.count == changeCount {
      let message = "the legacy side shows no other value after its first response"
      return [whole.issue(.lifetime, message)]
    }
    return [whole.issue(.emissions, "the legacy side does not show a change")]
  }
}
