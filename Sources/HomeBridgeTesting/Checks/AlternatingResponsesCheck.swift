import Bridge
import ScreenDocument
import UIStateLayer

/// Tests a handler with alternating responses: each change must reach the output.
@MainActor
struct AlternatingResponsesCheck<UIState: AnyObject> {
  let sides: TestSideFactory<UIState>
  let base: StateSideExpectation
  /// The responses that alternate with ``base``; their outputs differ from the output of ``base``.
  let alternatingWithBase: [StateSideExpectation]

  /// A response for which the handler emitted nothing, although the expected output differs from
  /// the one that was shown before.
  private struct LostChange {
    let expectation: StateSideExpectation
    let shownBefore: AnyViewData

    @MainActor
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
    var losses: [LostChange] = []
    var changeCount = 0
    var before = base
    watched.deliver(base.response)
    watched.settleInVirtualTime()
    for expectation in alternatingWithBase.flatMap({ [$0, base] }) {
      let count = watched.handler.events.count
      if watched.lastValue != expectation.stateSideOutput { changeCount += 1 }
      watched.deliver(expectation.response)
      watched.settleInVirtualTime()
      let shown = watched.lastValue
      if shown != expectation.stateSideOutput {
        if watched.handler.events.count == count {
          losses.append(LostChange(expectation: expectation, shownBefore: before.stateSideOutput))
        } else if shown == before.stateSideOutput {
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
    return issues + Self.issues(of: losses, changeCount: changeCount)
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
