import Bridge
import ScreenDocument
import TopScreen

/// One response on every stage: the same is shown, nothing is done for the side that is not shown, and where
/// the route asks for effects, both sides have the same.
@MainActor
struct StagesCheck<UIState: AnyObject> {
  let bench: TestBench<UIState>
  let expectation: Expectation

  private struct Done: Equatable {
    var inEnvironment: [LegacyEffect]
    var inWorld: [LegacyEffect]
  }

  func issues() -> [MigrationIssue] {
    var issues: [MigrationIssue] = []
    var done: [Stage: Done] = [:]
    for stage in Stage.allCases {
      let bridged = bench.bridge(on: stage)
      let before = bench.world.effects.count
      let response = expectation.response.data
      bridged.bridge.deliver([response])
      bridged.settle(for: 0)
      bridged.bridge.runCandidates()
      bridged.settle()
      for result in bridged.bridge.compare() where result.outcome == .candidateError {
        issues.append(issue(.budget, "the side that is compared fails on stage \(stage)"))
      }
      let shown = bridged.bridge.description(of: response).output
      let note = ", on stage \(stage)"
      issues += [expectation.difference(from: shown, as: .value, note)].compactMap(\.self)
      done[stage] = Done(
        inEnvironment: bridged.effects.effects,
        inWorld: Array(bench.world.effects.dropFirst(before))
      )
    }
    for (compared, alone) in [(Stage.shadow, Stage.off), (.live, .complete)]
    where done[compared] != done[alone] {
      issues.append(
        issue(.effects, "what is done on stage \(compared) differs from what is on \(alone)")
      )
    }
    if bench.routes.hasEffects(expectation.response.data.kind),
      let old = done[.off]?.inEnvironment, let new = done[.complete]?.inEnvironment
    {
      issues += [differentEffects(old, new)].compactMap(\.self)
    }
    return issues
  }

  /// What only one side does, whatever the order.
  private func differentEffects(_ old: [LegacyEffect], _ new: [LegacyEffect]) -> MigrationIssue? {
    let changes = new.map(\.description).sorted().difference(from: old.map(\.description).sorted())
    let sides = changes.map { change in
      switch change {
      case .remove(_, let effect, _): "only the old side does \(effect)"
      case .insert(_, let effect, _): "only the new side does \(effect)"
      }
    }
    return sides.isEmpty ? nil : issue(.effects, sides.joined(separator: "; "))
  }

  private func issue(_ failureClass: FailureClass, _ message: String) -> MigrationIssue {
    MigrationIssue(failureClass, expectation.response, message)
  }
}
