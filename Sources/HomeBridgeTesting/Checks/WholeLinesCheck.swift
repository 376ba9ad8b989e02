import Bridge
import Parity
import ScreenDocument
import TopScreen

/// Compares both sides of whole recorded lines, in which contents depend on one another, on the
/// stages that compare.
@MainActor
struct WholeLinesCheck<UIState: AnyObject> {
  let sides: TestSideFactory<UIState>
  let recorded: RecordedResponses
  /// The moment, time zone and locale for journal lines that do not record them.
  let defaultContext: RouteContext

  /// Returns the issues of the contents of some kinds, also of those that only a later step of a
  /// line delivers, sorted by kind.
  func issues(of kinds: Set<ContentKind>) -> [MigrationIssue] {
    var causes: [ContentKind: CauseGrouping] = [:]
    let lines = recorded.lines.filter { $0.allResponses.contains { kinds.contains($0.kind) } }
    for stage in [Stage.shadow, .live] {
      let replay = ContentReplay(
        routes: sides.routes,
        stages: StageFlags(overrides: StageOverrides(all: stage)),
        makeHandlers: sides.makeHandlers,
        makeState: sides.makeState
      )
      for line in lines {
        let context = line.routeContext(completedBy: defaultContext)
        sides.crashReport.recordNext(line, in: context)
        for (result, _) in replay.compare(line, in: context).results
        where kinds.contains(result.kind) {
          causes[result.kind, default: CauseGrouping()]
            .add(issues(of: result, in: line, context, on: stage))
        }
      }
    }
    return causes.sorted { $0.key < $1.key }.flatMap(\.value.issues)
  }

  private func issues(
    of result: Parity.ComparisonResult,
    in line: JournalLine,
    _ context: RouteContext,
    on stage: Stage
  ) -> [MigrationIssue] {
    let lastStep = result.step ?? 0
    guard let (data, deliveringStep) = line.newestResponse(of: result.id, upToStep: lastStep) else {
      return []
    }
    let response = TestedResponse(data: data, context: context, origin: .recorded)
    switch result.outcome {
    case .matched, .ignored, .skipped, .sampledOut, .oneSided:
      return []
    case .candidateError:
      let reason = result.errorMessage.map { ": \($0)" } ?? ""
      return [MigrationIssue(.budget, response, "the candidate fails on stage \(stage)\(reason)")]
    case .mismatched:
      let aspects = Dictionary(grouping: result.differences, by: \.aspect)
      let finding =
        deliveringStep == 0
        ? "the value is correct for this response alone, but not with the rest of its line"
        : "step \(deliveringStep) of its line delivers this response; the sides differ"
      let step = lastStep > 0 ? ", after step \(lastStep)" : ""
      let note = "; \(finding) on stage \(stage)\(step)"
      return aspects.compactMap { aspect, differences in
        MigrationIssue(FailureClass(aspect), response, differences, note)
      }
    }
  }
}
