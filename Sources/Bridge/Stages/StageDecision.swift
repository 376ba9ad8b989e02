public import FeatureFlags
public import Parity
import ScreenDocument
public import StrictJSON
public import TopScreen

/// The stage of a kind, and how it came about.
public struct StageDecision: Hashable, Sendable {
  /// The stage that the content runs on.
  public private(set) var stage: Stage
  /// The flag's key.
  public let key: String
  /// Which layer decided.
  public let layer: StageLayer
  /// What the flag evaluated to; `nil` where no flag was asked.
  public let evaluation: ResolutionDetails?
  /// Why the content runs on this stage, in a few words.
  public private(set) var explanation: String
  /// What is wrong with the flag, if anything.
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

  /// Restricts the decision to the only stage that the content's sides allow.
  mutating func restrict(to only: Stage, because reason: String) {
    explanation =
      stage == only || layer == .default ? reason : "\(reason); \(layer.rawValue) asks for \(stage)"
    stage = only
  }

  /// The decision as the screen carries it to its dump.
  public var sideDecision: SideDecision {
    SideDecision(
      stage: stage.rawValue,
      key: key,
      layer: layer.rawValue,
      variant: evaluation?.variant,
      reason: (evaluation?.reason ?? (layer == .default ? .default : .static)).rawValue,
      errorCode: evaluation?.errorCode?.rawValue
    )
  }
}
