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
    let isNested: Bool
  }

  func issues() -> [MigrationIssue] {
    let kind = base.response.data.kind
    guard let watched = bench.watch(kind), !variants.isEmpty else { return [] }
    var issues: [MigrationIssue] = []
    var losses: [Loss] = []
    var changeCount = 0
    var before = base
    try? watched.handler.configure(base.response.data)
    watched.settle()
    for expectation in variants.flatMap({ [$0, base] }) {
      let count = watched.handler.events.count
      if watched.lastValue != expectation.output { changeCount += 1 }
      try? watched.handler.configure(expectation.response.data)
      watched.settle()
      let shown = watched.lastValue
      if shown != expectation.output {
        if watched.handler.events.count == count {
          let isNested = expectation.isNestedChange(from: before.output)
          losses.append(Loss(expectation: expectation, isNested: isNested))
        } else if shown == before.output {
          let note = "; it is what the response before showed"
          issues += [expectation.difference(from: shown, as: .staleRead, note)].compactMap(\.self)
        } else {
          let note = ", after another response"
          issues += [expectation.difference(from: shown, as: .value, note)].compactMap(\.self)
        }
      }
      before = expectation
    }
    return issues + Self.issues(of: losses, changes: changeCount)
  }

  private static func issues(of losses: [Loss], changes: Int) -> [MigrationIssue] {
    if losses.count == changes, let first = losses.first(where: { !$0.isNested }) {
      let message = "the old side shows nothing more after its first response"
      return [MigrationIssue(.lifetime, first.expectation.response, message)]
    }
    return losses.map { loss in
      loss.isNested
        ? MigrationIssue(
          .nestedChange,
          loss.expectation.response,
          "a change inside the value is not shown"
        )
        : MigrationIssue(.emissions, loss.expectation.response, "a change is not shown")
    }
  }
}
