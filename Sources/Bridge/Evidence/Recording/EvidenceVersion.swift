/// Which version of its flag a kind runs under, and on which stage.
public struct EvidenceVersion: Hashable, Sendable {
  /// The version of the flag; empty where no flag decides.
  public var flag: String
  /// The stage.
  public var stage: Stage

  /// Creates a version.
  ///
  /// - Parameters:
  ///   - flag: The version of the flag; empty where no flag decides.
  ///   - stage: The stage.
  public init(flag: String, stage: Stage) {
    self.flag = flag
    self.stage = stage
  }
}
