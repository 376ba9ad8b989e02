import Bridge
import FeatureFlags
import ScreenDocument
import ScreenDump
import StrictJSON

/// The report of `flags` about evaluated flags.
struct FlagEvaluationsReport: DumpReport {
  let evaluations: [ResolutionDetails]
  /// Whether the user requested one flag, which is then the whole JSON document.
  var showsOneFlag = false
  let diagnostics: [SourcedDiagnostic]
  /// Decides the verdict and the exit status.
  let verdictRule: FlagsVerdictRule

  var status: DumpStatus { verdictRule.status(verdict) }
  var verdict: CheckVerdict { verdictRule.verdict(flagCount: evaluations.count) }

  /// The evaluations as JSON; if the user requested one flag, only its evaluation.
  var json: JSONTree {
    let flags = evaluations.map(Self.json)
    if showsOneFlag, let flag = flags.first { return flag }
    return .object([
      "schema": .integer(1), "verdict": .string(verdict.rawValue), "flags": .array(flags),
    ])
  }

  private static func json(_ evaluation: ResolutionDetails) -> JSONTree {
    .object([
      "key": .string(evaluation.key),
      "value": evaluation.value,
      "variant": .string(evaluation.variant),
      "reason": .string(evaluation.reason.rawValue),
      "errorCode": .string(evaluation.errorCode?.rawValue),
      "errorMessage": .string(evaluation.errorMessage),
      "metadata": .object(
        evaluation.metadata.map { JSONTree.Member(key: $0.key, value: $0.value) }
      ),
    ])
  }
}
