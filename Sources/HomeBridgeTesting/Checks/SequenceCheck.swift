import Bridge
import ScreenDocument
import UIStateLayer

/// One handler given a response, another, the first one again, and so on: each change comes through.
@MainActor
struct SequenceCheck<UIState: AnyObject> {
  let bench: TestBench<UIState>
  let base: Expectation
  /// Responses whose output is another than the base's.
  let variants: [Expectation]

  private struct Loss {
    let expectation: Expectation
    let before: AnyViewData

    @MainActor
    var isNested: Bool { expectation.isNestedChange(from: before) }

    func issue(_ failureClass: FailureClass, _ message: String) -> MigrationIssue {
      expectation.difference(from: before, as: failureClass, "; \(message)")
        ?? expectation.issue(failureClass, message)
    }
  }

  func issues() -> [MigrationIssue] {
    guard !variants.isEmpty, let watched = bench.watch(base.response) else { return [] }
    var issues: [MigrationIssue] = []
    var losses: [Loss] = []
    var changeCount = 0
    var before = base
    watched.configure(base.response)
    watched.settle()
    for expectation in variants.flatMap({ [$0, base] }) {
      let count = watched.handler.events.count
      if watched.lastValue != expectation.output { changeCount += 1 }
      watched.configure(expectation.response)
      watched.settle()
      let shown = watched.lastValue
      if shown != expectation.output {
        if watched.handler.events.count == count {
          losses.append(Loss(expectation: expectation, before: before.output))
        } else if shown == before.output {
          let note = "; it is the value of the previous response"
          issues += [expectation.difference(from: shown, as: .staleRead, note)].compactMap(\.self)
        } else {
          let note = "; alone it is shown as it should be, and here after another response"
          issues += [expectation.difference(from: shown, as: .reuse, note)].compactMap(\.self)
        }
      }
      before = expectation
    }
    return issues + Self.issue(of: losses, changes: changeCount)
  }

  /// What the losses have in common.
  private static func issue(of losses: [Loss], changes: Int) -> [MigrationIssue] {
    guard let first = losses.first else { return [] }
    guard let whole = losses.first(where: { !$0.isNested }) else {
      return [first.issue(.nestedChange, "a change inside the value is not shown")]
    }
    if losses.count == changes {
      let message = "the old side shows nothing more after its first response"
      return [whole.issue(.lifetime, message)]
    }
    return [whole.issue(.emissions, "a change is not shown")]
  }
}
