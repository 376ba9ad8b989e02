public import FeatureFlags
public import Parity
import ScreenDocument
public import StrictJSON
public import TopScreen

/// The stage of a kind, and the reason for it.
public struct StageDecision: Hashable, Sendable {
  /// The stage of the kind.
  public private(set) var stage: Stage
  /// The key of the kind's flag, also if the flag was not evaluated or did not decide.
  public let key: String
  /// The layer that decided.
  public let layer: StageLayer
  /// The result of evaluating the flag; `nil` if no flag was evaluated.
  ///
  /// If a trip decided, the result is kept, because a trip depends on the flag's version. If an
  /// override decided, it is `nil`.
  public let evaluation: ResolutionDetails?
  /// A short reason for the stage, for reports, such as `override`, `flag disabled` or
  /// `no state side`.
  public private(set) var explanation: String
  /// The diagnostic of an error in the flag; `nil` if there is none, if another layer decided, or
  /// if the diagnostics of the flag file report the error.
  public let diagnostic: Diagnostic?

  init(
    stage: Stage,
    key: String,
    layer: StageLayer,
    evaluation: ResolutionDetails? = nil,
    explanation: String,
    diagnostic: Diagnostic? = nil
  ) {
    self.stage = stage
    self.key = key
    self.layer = layer
    self.evaluation = evaluation
    self.explanation = explanation
    self.diagnostic = diagnostic
  }

  /// Replaces the stage by one that the kind's sides allow, and the explanation by a reason.
  ///
  /// If the stage changes and a layer other than `default` decided it, the explanation also names
  /// this layer and the replaced stage.
  mutating func restrict(to only: Stage, because reason: String) {
    explanation =
      stage == only || layer == .default ? reason : "\(reason); \(layer.rawValue) asks for \(stage)"
    stage = only
  }

  /// The decision as a screen's dump contains it: as texts, without the explanation.
  public var sideDecision: SideDecision {
    SideDecision(
      stage: stage.rawValue,
      flagKey: key,
      layer: layer.rawValue,
      variant: evaluation?.variant,
      reason: (evaluation?.reason ?? (layer == .default ? .default : .static)).rawValue,
      errorCode: evaluation?.errorCode?.rawValue
    )
  }
}
