import Bridge
import Parity
import ScreenDocument
import StrictJSON
import TopScreen

/// Compares both sides of whole recorded lines, in which contents depend on one another, on the
/// stages that compare.
@MainActor
struct RecordedLinesCheck<UIState: AnyObject> {
  let sides: TestSideFactory<UIState>
  let recorded: RecordedResponses
  /// The moment, time zone and locale for journal lines that do not record them.
  let defaultContext: ViewDataContext

  /// The key of a line's response: its content, and the step that delivers it, 0 for one of the
  /// line's own responses.
  private struct ResponseKey: Hashable, Comparable {
    let step: Int
    let id: ContentID
    let kind: ContentKind

    static func < (one: Self, other: Self) -> Bool {
      (one.step, one.id.rawValue, one.kind) < (other.step, other.id.rawValue, other.kind)
    }
  }

  /// Returns the issues of the contents of some kinds, also of those that only a later step of a
  /// line delivers, sorted by kind.
  ///
  /// What several stages and steps find about one response is one finding. Of the responses and
  /// actions of one content that the sides of a line refuse, only the first is an issue, and none if
  /// it is the line's own response, which is another issue of the suite.
  func issues(of kinds: Set<ContentKind>) -> [MigrationIssue] {
    let replayers = [Stage.shadow, .live].map { ($0, makeReplayer(on: $0)) }
    var causes: [ContentKind: CauseGrouping] = [:]
    for line in recorded.lines where !line.kinds.isDisjoint(with: kinds) {
      for (kind, issues) in findings(of: kinds, in: line, replayers) {
        causes[kind, default: CauseGrouping()].add(issues)
      }
    }
    return causes.sorted { $0.key < $1.key }.flatMap(\.value.issues)
  }

  /// Returns the findings of a line: the issues of each response that differs, and the issue of
  /// each content of which the sides refuse a step.
  private func findings(
    of kinds: Set<ContentKind>,
    in line: JournalLine,
    _ replayers: [(Stage, ResponseReplayer<UIState>)]
  ) -> [(ContentKind, [MigrationIssue])] {
    let context = line.viewDataContext(completedBy: defaultContext)
    let responses = JournalLineResponses(line)
    var issuesByResponse: [ResponseKey: [MigrationIssue]] = [:]
    var firstFaults: [ContentID: ReplayFault] = [:]
    for (stage, replayer) in replayers {
      sides.crashReport.recordNext(line, in: context)
      let replayed = replayer.compare(line, in: context)
      for (result, _) in replayed.results where kinds.contains(result.kind) {
        sides.actionComparisons.add(result, of: line)
        let lastStep = result.step ?? 0
        guard let (data, step) = responses.newestResponse(of: result.id, upToStep: lastStep) else {
          continue
        }
        let response = TestedResponse(data: data, context: context, origin: .recorded)
        issuesByResponse[ResponseKey(step: step, id: result.id, kind: result.kind), default: []] +=
          issues(of: result, response, deliveredByStep: step, on: stage)
      }
      for fault in replayed.faults where kinds.contains(fault.kind) {
        if firstFaults[fault.id] == nil { firstFaults[fault.id] = fault }
      }
    }
    let differing = issuesByResponse.sorted { $0.key < $1.key }.map { ($0.key.kind, $0.value) }
    let refused = firstFaults.values.filter { $0.step > 0 }
      .sorted { ($0.step, $0.id.rawValue) < ($1.step, $1.id.rawValue) }
      .map { ($0.kind, [issue(of: $0, in: responses, context)]) }
    return differing + refused
  }

  private func makeReplayer(on stage: Stage) -> ResponseReplayer<UIState> {
    ResponseReplayer(
      routes: sides.routes,
      stages: StageFlags(overrides: StageOverrides(all: stage)),
      makeHandlers: sides.makeHandlers,
      makeState: sides.makeState
    )
  }

  /// Returns the issue of a step's response or action that is refused.
  private func issue(
    of fault: ReplayFault,
    in responses: JournalLineResponses,
    _ context: ViewDataContext
  ) -> MigrationIssue {
    let message = "step \(fault.step) of its line is refused: \(fault.diagnostic.message)"
    guard let data = responses.newestResponse(of: fault.id, upToStep: fault.step)?.response,
      data.kind == fault.kind
    else { return MigrationIssue(untested: fault.kind, message) }
    let response = TestedResponse(data: data, context: context, origin: .recorded)
    return MigrationIssue(.untested, response, at: fault.diagnostic.path, message)
  }

  private func issues(
    of result: Parity.ComparisonResult,
    _ response: TestedResponse,
    deliveredByStep deliveringStep: Int,
    on stage: Stage
  ) -> [MigrationIssue] {
    let lastStep = result.step ?? 0
    switch result.outcome {
    case .matched, .ignored, .skipped, .sampledOut, .oneSided:
      return []
    case .candidateError:
      let reason = result.errorMessage.map { ": \($0)" } ?? ""
      return [MigrationIssue(.budget, response, "the candidate fails on stage \(stage)\(reason)")]
    case .mismatched:
      let finding =
        deliveringStep == 0
        ? "the value is correct for this response alone, but not with the rest of its line"
        : "step \(deliveringStep) of its line delivers this response; the sides differ"
      let step = lastStep > 0 ? ", after step \(lastStep)" : ""
      let note = "; \(finding) on stage \(stage)\(step)"
      return MigrationIssue.issuePerFailureClass(response, result.differences, note)
    }
  }
}

extension JournalLine {
  /// The kinds of all responses and actions, also of the steps.
  fileprivate var kinds: Set<ContentKind> {
    Set(allResponses.map(\.kind)).union(kindsWithActions)
  }
}
