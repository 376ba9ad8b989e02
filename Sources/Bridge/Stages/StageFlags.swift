public import Foundation
public import ScreenDocument

/// Which stage each kind is on: overrides by hand first, then a flag file, then `off`.
///
/// The flag of a kind is `content.<kind>`. Its variant's value is a stage's name, or a boolean:
/// `false` is `off`, `true` is `live`. Whatever cannot be understood is `off`, and says why.
public struct StageFlags: Sendable {
  private let file: FlagSet?
  private let overrides: [ContentKind: Stage]
  private let overrideOfAll: Stage?
  private let context: EvaluationContext

  /// Layers flags.
  ///
  /// - Parameters:
  ///   - file: A flag file; none if no file was given.
  ///   - overrides: Stages set by hand, a kind each.
  ///   - overrideOfAll: A stage set by hand for all kinds that have none of their own.
  ///   - context: Whom and what flags are evaluated for.
  public init(
    file: FlagSet? = nil,
    overrides: [ContentKind: Stage] = [:],
    overrideOfAll: Stage? = nil,
    context: EvaluationContext = EvaluationContext()
  ) {
    self.context = context
    self.file = file
    self.overrides = overrides
    self.overrideOfAll = overrideOfAll
  }

  /// The key of a kind's flag.
  ///
  /// - Parameter kind: The kind.
  /// - Returns: `content.<kind>`.
  public static func key(of kind: ContentKind) -> String { "content.\(kind.rawValue)" }

  /// The stage of a kind.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - now: The moment, which rules see as `$flagd.timestamp`.
  /// - Returns: The stage, and how it came about.
  public func decision(for kind: ContentKind, at now: Date) -> StageDecision {
    let key = Self.key(of: kind)
    if let stage = overrides[kind] ?? overrideOfAll {
      return StageDecision(stage: stage, key: key, layer: .override, explanation: "override")
    }
    guard let file else {
      return StageDecision(stage: .off, key: key, layer: .default, explanation: "no flags")
    }
    let evaluation = file.evaluate(key, in: context, at: now)
    if evaluation.errorCode == .flagNotFound {
      return StageDecision(
        stage: .off,
        key: key,
        layer: .default,
        evaluation: evaluation,
        explanation: "no flag"
      )
    }
    if evaluation.errorCode == .general || evaluation.errorCode == .parseError {
      // The file's own diagnostics tell, with the place.
      return decided(.off, key, evaluation, "flag error")
    }
    if let errorMessage = evaluation.errorMessage {
      return undecided(evaluation, in: file, "flag error", code: "flagError", errorMessage)
    }
    switch evaluation.value {
    case .bool(let isOn):
      return decided(isOn ? .live : .off, key, evaluation)
    case .string(let spelling):
      if let stage = Stage(spelling: spelling) { return decided(stage, key, evaluation) }
      return undecided(
        evaluation,
        in: file,
        "unknown stage",
        code: "unknownStage",
        "'\(spelling)' is no stage; the content stays off. Use one of "
          + "\(Stage.allCases.map(\.rawValue).joined(separator: ", "))."
      )
    case .null where evaluation.reason == .disabled:
      return decided(.off, key, evaluation, "flag disabled")
    case .null where evaluation.variant == nil:
      return decided(.off, key, evaluation, "flag without default variant")
    case .null, .number, .array, .object:
      return undecided(
        evaluation,
        in: file,
        "no stage",
        code: "unknownStage",
        "the flag's value is neither a stage nor a boolean; the content stays off. Use one of "
          + "\(Stage.allCases.map(\.rawValue).joined(separator: ", "))."
      )
    }
  }

  private func decided(
    _ stage: Stage,
    _ key: String,
    _ evaluation: FlagEvaluation,
    _ explanation: String? = nil
  ) -> StageDecision {
    StageDecision(
      stage: stage,
      key: key,
      layer: .file,
      evaluation: evaluation,
      explanation: explanation ?? "flag"
    )
  }

  private func undecided(
    _ evaluation: FlagEvaluation,
    in file: FlagSet,
    _ explanation: String,
    code: String,
    _ message: String
  ) -> StageDecision {
    StageDecision(
      stage: .off,
      key: evaluation.key,
      layer: .file,
      evaluation: evaluation,
      explanation: explanation,
      diagnostic: file.diagnostic(code, of: evaluation.key, message)
    )
  }
}
