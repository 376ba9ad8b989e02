import Bridge
import Parity
import ScreenDocument
import StrictJSON
import TopScreen

/// Tests an interactive content: both sides must show the same after each step of a sequence of
/// actions, refreshes and flips.
///
/// The sequence runs once from `shadow` and once from `live`, until a step has issues. After a flip
/// to `off` or `complete`, nothing is compared.
@MainActor
struct StepsCheck<UIState: AnyObject> {
  let sides: TestSideFactory<UIState>
  let response: TestedResponse
  let sequence: StepSequence<UIState>

  func issues() -> [MigrationIssue] {
    for stage in [Stage.shadow, .live] {
      let replayer = ResponseReplayer(
        routes: sides.routes,
        stages: StageFlags(overrides: StageOverrides(all: stage)),
        makeHandlers: sides.makeHandlers,
        makeState: sides.makeState
      )
      sides.crashReport.recordNext(response)
      let replayed = replayer.compare(sequence.line, in: response.context)
      for (result, _) in replayed.results {
        sides.actionComparisons.add(result, of: sequence.line)
        let found = issues(of: result, on: stage)
        if !found.isEmpty { return found }
      }
      if let fault = replayed.faults.first {
        let message = "on stage \(stage), an action is refused: \(fault.diagnostic.message)"
        return [MigrationIssue(.untested, response, message)]
      }
    }
    return []
  }

  private func issues(of result: Parity.ComparisonResult, on stage: Stage) -> [MigrationIssue] {
    let step = result.step ?? 0
    let before = sequence.stepDescriptions.prefix(step).joined(separator: ", ")
    let note = "; after step \(step) of a sequence that began on stage \(stage): \(before)"
    switch result.outcome {
    case .matched, .ignored, .skipped, .sampledOut, .oneSided: return []
    case .candidateError:
      let reason = result.errorMessage.map { ": \($0)" } ?? ""
      return [MigrationIssue(.budget, response, "the candidate fails\(reason)\(note)")]
    case .mismatched:
      return MigrationIssue.issuePerFailureClass(response, result.differences, note)
    }
  }
}
