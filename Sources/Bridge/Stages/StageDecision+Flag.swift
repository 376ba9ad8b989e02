import FeatureFlags
import Parity
import ScreenDocument
import StrictJSON

extension StageDecision {
  /// Creates the decision of a flag: its resolved value is a stage's name or a boolean (`true` is
  /// `live`, `false` is `off`).
  ///
  /// An error or an invalid value gives `off`, with a diagnostic. A parse error of a flag file has
  /// no diagnostic here, because the diagnostics of the file report it. A flag that is disabled, or
  /// gives `null` without a variant, is `off` without a diagnostic.
  init(_ evaluation: ResolutionDetails, of source: any FeatureProvider, on layer: StageLayer) {
    var stage = Stage.off
    let flag = layer == .remote ? "remote flag" : "flag"
    var explanation = flag
    var diagnostic: Diagnostic?
    func setDiagnostic(code: String, message: String) {
      diagnostic =
        (source as? any LocatedWarningProvider)?.locatedWarning(
          code,
          of: evaluation.key,
          variant: evaluation.variant,
          message
        )
        ?? Diagnostic(
          severity: .warning,
          code: code,
          message: "flag '\(evaluation.key)': \(message)"
        )
    }
    let stages = Stage.allCases.map(\.rawValue).joined(separator: ", ")
    switch (evaluation.errorCode, evaluation.value) {
    case (.parseError?, _) where source is any LocatedWarningProvider:
      // The diagnostics of the flag file report this error, with its position.
      explanation = "\(flag) error"
    case (let code?, _):
      explanation = "\(flag) error"
      setDiagnostic(code: "flagError", message: evaluation.errorMessage ?? code.rawValue)
    case (nil, .bool(let isOn)):
      stage = isOn ? .live : .off
    case (nil, .string(let spelling)):
      if let known = Stage(spelling: spelling) {
        stage = known
      } else {
        explanation = "unknown stage"
        setDiagnostic(
          code: "unknownStage",
          message: "'\(spelling)' is not a stage; the content stays off. Use one of \(stages)."
        )
      }
    case (nil, .null) where evaluation.reason == .disabled:
      explanation = "\(flag) disabled"
    case (nil, .null) where evaluation.variant == nil:
      explanation = "\(flag) has no default variant"
    case (nil, .null), (nil, .number), (nil, .array), (nil, .object):
      explanation = "no stage"
      setDiagnostic(
        code: "unknownStage",
        message:
          "the flag's value is neither a stage nor a boolean; the content stays off. Use one of "
          + "\(stages)."
      )
    }
    self.init(
      stage: stage,
      key: evaluation.key,
      layer: layer,
      evaluation: evaluation,
      explanation: explanation,
      diagnostic: diagnostic
    )
  }
}
