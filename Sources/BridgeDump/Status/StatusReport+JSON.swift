import Bridge
import Foundation
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

extension StatusReport {
  /// The report in the JSON format of `status`; a member without a value is `null`.
  var json: JSONTree {
    .object(headMembers + kindAndChangeMembers)
  }

  private var headMembers: [JSONTree.Member] {
    [
      .init(key: "schema", value: .integer(1)),
      .init(key: "headline", value: .string(headline)),
      .init(key: "time", value: .string(inputs.momentText)),
      .init(key: "commit", value: .string(inputs.inputsCommitHash)),
      .init(
        key: "versions",
        value: .object(["tool": .string(inputs.toolVersion), "apps": .strings(appVersions)])
      ),
      .init(key: "inputs", value: inputs.json),
      .init(
        key: "counts",
        value: .object([
          "kinds": .integer(kinds.count), "done": .integer(doneOrDeletableKindCount),
          "canMove": .integer(kindCountWithProvedNextStep),
          "mustGoBack": .integer(rollBackKindCount),
        ])
      ),
      .init(key: "stages", value: .object(kindCountsByStage)),
      .init(
        key: "doNext",
        value: .array(doNextSentences.prefix(NextStepSentence.maximumShownSentences).map(\.json))
      ),
    ]
  }

  private var kindAndChangeMembers: [JSONTree.Member] {
    [
      .init(
        key: "kinds",
        value: .array(kinds.map { $0.json(hasLedgerWithCounts: hasLedgerWithCounts) })
      ),
      .init(key: "unknownKinds", value: .strings(unknownKindsOnScreens.map(\.rawValue))),
      .init(key: "oldWorld", value: remainingLegacySide.json),
      .init(key: "progress", value: .array(dailyProgress.map(\.json))),
      .init(key: "since", value: changes?.json ?? .null),
      .init(key: "diagnostics", value: .array(diagnostics.map(\.json))),
    ]
  }

  private var kindCountsByStage: [JSONTree.Member] {
    Stage.allCases.map { JSONTree.Member(key: $0.rawValue, value: .integer(kindCount(on: $0))) }
  }
}

extension JSONTree {
  /// Returns an array of strings.
  static func strings(_ texts: [String]) -> JSONTree { .array(texts.map { .string($0) }) }
}

extension StatusInputs {
  fileprivate var json: JSONTree {
    .object([
      "screens": .strings(screenNames), "flags": .string(flagFile), "ledgers": .strings(ledgers),
      "journals": .strings(journals), "coverage": .strings(coverageFiles),
      "missing": .strings(missingInputSentences),
    ])
  }
}

extension LedgerProgressUpToDay {
  fileprivate var json: JSONTree {
    .object([
      "day": .string(day.text), "comparisons": .integer(comparisons),
      "provedKinds": .integer(advanceProvedKindCount),
    ])
  }
}

extension StatusChanges {
  fileprivate var json: JSONTree {
    .object(["time": .string(earlierMomentText), "changes": .strings(sentences)])
  }
}

extension NextStepSentence {
  fileprivate var json: JSONTree {
    .object([
      "kinds": .array(kinds.map { .string($0.rawValue) }),
      "sentence": .string(text),
      "lines": .array(linesToCopy.map { .string($0) }),
    ])
  }
}

extension KindStatus {
  /// Returns the kind's status as JSON; a member without a value is `null`.
  fileprivate func json(hasLedgerWithCounts: Bool) -> JSONTree {
    .object(
      statusMembers(hasLedgerWithCounts: hasLedgerWithCounts) + evidenceMembers
        + coverageAndLegacyCodeMembers
    )
  }

  private func statusMembers(hasLedgerWithCounts: Bool) -> [JSONTree.Member] {
    [
      .init(key: "kind", value: .string(kind.rawValue)),
      .init(key: "sides", value: .string(sides.jsonName)),
      .init(key: "stage", value: .string(stage.rawValue)),
      .init(key: "flag", value: .string(flagKey)),
      .init(key: "contents", value: .integer(contentCountOnScreens)),
      .init(key: "advice", value: .string(advice.rawValue)),
      .init(key: "next", value: nextStep.json),
      .init(
        key: "evidence",
        value: .string(evidenceWords(hasLedgerWithCounts: hasLedgerWithCounts))
      ),
    ]
  }

  private var evidenceMembers: [JSONTree.Member] {
    [
      .init(key: "differences", value: .integer(newestEvidence?.counts.differences)),
      .init(key: "comparisons", value: .integer(newestEvidence?.counts.comparisons)),
      .init(key: "flagVersion", value: .string(newestEvidence?.key.flagVersion)),
      .init(key: "appVersion", value: .string(newestEvidence?.key.appVersion)),
      .init(key: "firstDay", value: .string(newestEvidence?.dayRange?.first.text)),
      .init(key: "lastDay", value: .string(newestEvidence?.dayRange?.last.text)),
    ]
  }

  private var coverageAndLegacyCodeMembers: [JSONTree.Member] {
    [
      .init(key: "coverage", value: variedPathCoverage.variedPathShareJSON),
      .init(key: "neverVaried", value: variedPathCoverage.constantPathsJSON),
      .init(key: "pipelines", value: .integer(legacyCode?.activeNodeCount)),
      .init(key: "files", value: legacyCode.map { .strings($0.ownFiles) } ?? .null),
      .init(key: "sharedFiles", value: legacyCode.map { .strings($0.sharedFiles) } ?? .null),
      .init(key: "failure", value: smallestFailingResponse?.json ?? .null),
    ]
  }
}

extension ContentSides {
  /// The name of these sides in the JSON format, such as `both`.
  var jsonName: String {
    switch self {
    case .both: "both"
    case .legacyOnly: "legacyOnly"
    case .stateOnly: "stateOnly"
    }
  }
}

extension NextStep {
  /// The step as JSON; a member without a value is `null`.
  var json: JSONTree {
    var (stage, count, missingDays): (Stage?, Int?, Int?) = (nil, nil, nil)
    switch self {
    case .turn(let next): stage = next
    case .wait(let comparisons, let days): (count, missingDays) = (comparisons, days)
    default: break
    }
    return .object([
      "step": .string(jsonName), "stage": .string(stage?.rawValue), "comparisons": .integer(count),
      "days": .integer(missingDays),
    ])
  }
}

extension FailingResponse {
  /// The failing response as JSON; a member without a value is `null`.
  var json: JSONTree {
    .object([
      "source": .string(source.text),
      "id": .string(result.id.rawValue),
      "outcome": .string(result.outcome.rawValue),
      "message": .string(result.errorMessage),
      "differences": .array(result.differences.map(\.json)),
      "file": .string(savesMinimalScreen ? minimalScreen?.file.path : nil),
      "bytes": .integer(minimalScreen?.byteCount.after),
    ])
  }
}

extension RemainingLegacySide {
  fileprivate var json: JSONTree {
    .object([
      "nodes": .integer(presentCounts.activeNodeCount),
      "listeners": .integer(presentCounts.activeListenerCount),
      "files": .array(presentCounts.files.sorted().map { .string($0) }),
      "steps": .array(
        countsAfterKindMoves.map { step in
          .object([
            "completed": .string(step.kindMovedToComplete?.rawValue),
            "nodes": .integer(step.counts.activeNodeCount),
            "listeners": .integer(step.counts.activeListenerCount),
            "files": .integer(step.counts.files.count),
            "isHere": .bool(step.matchesPresentStages),
          ])
        }
      ),
    ])
  }
}
