public import ScreenDocument

/// The version of a kind's flag, the kind's stage, and the kinds that it feeds.
public struct EvidenceVersion: Hashable, Sendable {
  /// The version of the flag; empty if no flag decides.
  public var flag: String
  /// The stage; `nil` if it is unknown.
  public var stage: Stage?
  /// The kinds whose handlers subscribe to this kind's handler.
  public var feeds: [ContentKind]

  /// Creates a version.
  ///
  /// - Parameters:
  ///   - flag: The version of the flag; empty if no flag decides.
  ///   - stage: The stage.
  ///   - feeds: The kinds whose handlers subscribe to this kind's handler.
  public init(flag: String, stage: Stage?, feeds: [ContentKind] = []) {
    self.flag = flag
    self.stage = stage
    self.feeds = feeds
  }

  /// An unknown flag and an unknown stage.
  public static let unknown = EvidenceVersion(flag: "", stage: nil)
}
