import Bridge
import Parity
import ScreenDocument
import TopScreen

/// Tests one response on every stage.
///
/// On every stage, the output must be that of the state side alone, and a candidate must cause no
/// effects. The effects on `off` and on `complete` must be the same; a route that declares no
/// effects loses those of the legacy side.
@MainActor
struct EveryStageCheck<UIState: AnyObject> {
  let sides: TestSideFactory<UIState>
  let expectation: StateSideExpectation

  /// The effects of a run on one stage: those through the handlers' environment, and those outside
  /// it.
  private struct StageEffects: Equatable {
    var throughEnvironment: [LegacyEffect]
    var outsideEnvironment: [LegacyEffect]
  }

  func issues() -> [MigrationIssue] {
    var issues: [MigrationIssue] = []
    var done: [Stage: StageEffects] = [:]
    for stage in Stage.allCases {
      let bridged = sides.makeBridgedContent(for: expectation.response, on: stage)
      let before = sides.effectsOutsideEnvironment.effects.count
      bridged.deliver(expectation.response)
      bridged.settleInVirtualTime(for: 0)
      bridged.bridge.runCandidates()
      bridged.settleInVirtualTime()
      for result in bridged.bridge.compare() where result.outcome == .candidateError {
        let reason = result.errorMessage.map { ": \($0)" } ?? ""
        issues.append(
          expectation.issue(.budget, "the candidate fails on stage \(stage)\(reason)")
        )
      }
      let shown = bridged.shownOutput(of: expectation.response)
      let note = ", on stage \(stage)"
      issues += [expectation.issueIfDifferent(from: shown, as: .value, note)].compactMap(\.self)
      done[stage] = StageEffects(
        throughEnvironment: bridged.effects.effects,
        outsideEnvironment: Array(sides.effectsOutsideEnvironment.effects.dropFirst(before))
      )
    }
    for (compared, alone) in [(Stage.shadow, Stage.off), (.live, .complete)]
    where done[compared] != done[alone] {
      issues.append(
        candidateEffectsIssue(
          done[compared],
          on: compared,
          insteadOf: done[alone],
          on: alone
        )
      )
    }
    if let old = done[.off]?.throughEnvironment, let new = done[.complete]?.throughEnvironment {
      let differences = EffectDifferences(legacy: old, state: new, of: expectation)
      if !differences.isEmpty { issues.append(issue(of: differences)) }
    }
    return issues
  }

  private func issue(of differences: EffectDifferences) -> MigrationIssue {
    sides.routes.hasEffects(expectation.response.data.kind)
      ? differences.issue(.effects) : differences.issueOfLostEffects()
  }

  /// Creates the issue of a candidate that has effects.
  ///
  /// The effects on `stage`, which has a candidate, differ from the effects on `stageAlone`, which
  /// shows the same side without a candidate.
  private func candidateEffectsIssue(
    _ compared: StageEffects?,
    on stage: Stage,
    insteadOf alone: StageEffects?,
    on stageAlone: Stage
  ) -> MigrationIssue {
    let texts = [compared, alone].map { done in
      let all = (done?.throughEnvironment ?? []) + (done?.outsideEnvironment ?? [])
      let words = all.map { expectation.comparison.text(of: $0) }
      return all.isEmpty ? "nothing" : words.joined(separator: ", ")
    }
    return expectation.issue(
      .effects,
      "the effects on stage \(stage) differ from those on stage \(stageAlone): "
        + "\(texts[0]) and \(texts[1])"
    )
  }
}
