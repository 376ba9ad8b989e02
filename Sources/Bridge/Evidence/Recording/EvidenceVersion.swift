/// Which version of its flag a kind runs under, and on which stage.
public struct EvidenceVersion: Hashable, Sendable {
  /// The version of the flag; empty where no flag decides.
  public var flag: String
  /// The stage; `nil` where it is not known.
  public var stage: Stage?

  /// Creates a version.
  ///
  /// - Parameters:
  ///   - flag: The version of the flag; empty where no flag decides.
  ///   - stage: The stage.
  public init(flag: String, stage: Stage?) {
    self.flag = flag
    self.stage = stage
  }

  /// Neither is known.
  public static let unknown = EvidenceVersion(flag: "", stage: nil)
}
