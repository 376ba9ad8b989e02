import Bridge
import ScreenDocument
import TopScreen
import UIStateLayer

/// One response, given to the old handler alone: what it shows, when, where, how often, and what it does
/// besides.
@MainActor
struct AloneCheck<UIState: AnyObject> {
  /// More values than these for one response are a loop.
  private static var loopCount: Int { 100 }
  /// How long a late value is waited for, in virtual seconds.
  private static var patience: Double { 10 }

  let bench: TestBench<UIState>
  let expectation: Expectation
  let isStrict: Bool
  let budget: SideBudget

  func issues() -> [MigrationIssue] {
    guard let watched = bench.watch(expectation.response.data.kind) else { return [] }
    let start = budget.elapsed()
    try? watched.handler.configure(expectation.response.data)
    watched.settle()
    let time = budget.elapsed() - start
    let events = watched.handler.events
    var issues = issues(of: events)
    // A loop takes what time it is given.
    if time > budget.limit, events.count <= Self.loopCount {
      issues.append(issue(.budget, "the old side took \(time), the budget is \(budget.limit)"))
    }
    issues += repeatedEffects(watched.effects.effects)
    if let last = watched.lastValue {
      if let difference = expectation.difference(from: last) { issues.append(difference) }
    } else {
      issues.append(whyNothing(watched))
    }
    return issues
  }

  private func issues(of events: [HandlerEvent]) -> [MigrationIssue] {
    var issues: [MigrationIssue] = []
    if !events.allSatisfy(\.isOnMain) {
      issues.append(issue(.thread, "the old side shows a value off the main queue"))
    }
    for event in events {
      switch event.what {
      case .value: continue
      case .completed:
        issues.append(issue(.ending, "the old side's output completes, the new side's goes on"))
      case .failed(let error):
        issues.append(issue(.ending, "the old side's output fails with \(error)"))
      }
    }
    let values = events.compactMap(\.value)
    if values.count > Self.loopCount {
      issues.append(issue(.repetition, "\(values.count) values are shown for one response"))
    } else if zip(values, values.dropFirst()).contains(where: ==) {
      issues.append(issue(.repetition, "an equal value is shown again for the same response"))
    } else if isStrict, values.count > 1 {
      issues.append(issue(.emissions, "\(values.count) values are shown, one by the new side"))
    }
    if isStrict, events.contains(where: { $0.value != nil && !$0.isWithinDelivery }) {
      issues.append(issue(.turn, "the old side shows in a later turn, the new side at once"))
    }
    return issues
  }

  private func repeatedEffects(_ effects: [LegacyEffect]) -> [MigrationIssue] {
    let counts = Dictionary(effects.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.filter { $0.value > 1 }.sorted { $0.key.name < $1.key.name }.map {
      effect,
      count in
      issue(.effects, "\(effect.kind) '\(effect.name)' is done \(count) times for one response")
    }
  }

  private func whyNothing(_ watched: TestBench<UIState>.Watched) -> MigrationIssue {
    watched.settle(for: Self.patience)
    if watched.lastValue != nil {
      return issue(.budget, "the old side shows nothing within half a second, but later")
    }
    try? watched.handler.configure(expectation.response.data)
    watched.settle()
    guard watched.lastValue != nil else {
      return issue(.budget, "the old side never shows anything")
    }
    return issue(.emissions, "the old side shows nothing for the first response, but for the next")
  }

  private func issue(_ failureClass: FailureClass, _ message: String) -> MigrationIssue {
    MigrationIssue(failureClass, expectation.response, message)
  }
}
