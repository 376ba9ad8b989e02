import Parity

/// An error in the text of stage overrides.
public enum StageOverridesError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A part of the text is not of the form `kind=stage`; the value is that part.
  case notKindAndStage(String)
  /// A part of the text names an unknown stage; the value is that name.
  case unknownStage(String)

  /// A text that names the faulty part and the correct form; for an unknown stage, it lists all
  /// stages.
  public var description: String {
    switch self {
    case .notKindAndStage(let part): "'\(part)' is not a kind and a stage; write 'coupons=live'"
    case .unknownStage(let stage):
      "'\(stage)' is not a stage; write one of "
        + Stage.allCases.map(\.rawValue).joined(separator: ", ")
    }
  }
}
