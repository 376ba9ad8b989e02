public import ScreenDocument

/// The configuration of a kind that a comparison ran with: the version of its flag, its stage, and
/// the kinds that it feeds.
public struct KindConfiguration: Hashable, Sendable {
  /// The version of the flag; empty if no flag decides.
  public var flagVersion: String
  /// The stage; `nil` if it is unknown.
  public var stage: Stage?
  /// The kinds whose handlers subscribe to this kind's handler.
  public var fedKinds: [ContentKind]

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - flagVersion: The version of the flag; empty if no flag decides.
  ///   - stage: The stage; `nil` if it is unknown.
  ///   - fedKinds: The kinds whose handlers subscribe to this kind's handler.
  public init(flagVersion: String, stage: Stage?, fedKinds: [ContentKind] = []) {
    self.flagVersion = flagVersion
    self.stage = stage
    self.fedKinds = fedKinds
  }

  /// An unknown flag (an empty version), an unknown stage, and no fed kinds.
  public static let unknown = KindConfiguration(flagVersion: "", stage: nil)
}
