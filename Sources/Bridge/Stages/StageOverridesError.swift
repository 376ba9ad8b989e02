import Parity

/// What is wrong with stages that were written by hand.
public enum StageOverridesError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A part is not of the form `kind=stage`.
  case notKindAndStage(String)
  /// There is no such stage.
  case unknownStage(String)

  /// What is wrong, and what to write.
  public var description: String {
    switch self {
    case .notKindAndStage(let part): "'\(part)' is no kind and stage; write 'coupons=live'"
    case .unknownStage(let stage):
      "there is no stage '\(stage)'; it is one of "
        + Stage.allCases.map(\.rawValue).joined(separator: ", ")
    }
  }
}
