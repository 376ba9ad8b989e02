public import ScreenDocument

/// The state of a kind under which evidence counts a result: the version of the kind's flag, the
/// kind's stage, and the kinds that it feeds.
public struct EvidenceVersion: Hashable, Sendable {
  /// The version of the kind's flag; empty if the kind has no flag.
  public var flag: String
  /// The stage; `nil` if it is unknown.
  public var stage: Stage?
  /// The kinds whose handlers subscribe to this kind's handler.
  public var feeds: [ContentKind]

  /// Creates a version.
  ///
  /// - Parameters:
  ///   - flag: The version of the kind's flag; empty if the kind has no flag.
  ///   - stage: The stage; `nil` if it is unknown.
  ///   - feeds: The kinds whose handlers subscribe to this kind's handler.
  public init(flag: String, stage: Stage?, feeds: [ContentKind] = []) {
    self.flag = flag
    self.stage = stage
    self.feeds = feeds
  }

  /// The version of a kind whose flag and stage are unknown.
  public static let unknown = EvidenceVersion(flag: "", stage: nil)
}
