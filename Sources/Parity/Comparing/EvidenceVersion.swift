public import ScreenDocument

/// Which version of its flag a kind runs under, on which stage, and what it feeds.
public struct EvidenceVersion: Hashable, Sendable {
  /// The version of the flag; empty where no flag decides.
  public var flag: String
  /// The stage; `nil` where it is not known.
  public var stage: Stage?
  /// The kinds whose handlers listen to this one's.
  public var feeds: [ContentKind]

  /// Creates a version.
  ///
  /// - Parameters:
  ///   - flag: The version of the flag; empty where no flag decides.
  ///   - stage: The stage.
  ///   - feeds: The kinds whose handlers listen to this one's.
  public init(flag: String, stage: Stage?, feeds: [ContentKind] = []) {
    self.flag = flag
    self.stage = stage
    self.feeds = feeds
  }

  /// Neither is known.
  public static let unknown = EvidenceVersion(flag: "", stage: nil)
}
