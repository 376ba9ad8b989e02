import ScreenDocument

/// The evidence of all kinds and versions of one group, by kind and by version of the app.
struct GroupEvidence {
  /// The sides that each kind has; `nil` if routes and handlers are unknown.
  let sidesByKind: [ContentKind: ContentSides]?
  private let versionsByKind: [ContentKind: [Evidence]]
  private let feedsByAppVersion: [String: KindFeeds]

  init(_ all: [Evidence], sides: [ContentKind: ContentSides]?) {
    sidesByKind = sides
    versionsByKind = Dictionary(grouping: all, by: \.key.kind)
    feedsByAppVersion = Dictionary(grouping: all, by: \.key.appVersion)
      .mapValues { KindFeeds($0, sides: sides) }
  }

  /// Returns the evidence of all versions of a kind.
  func versions(of kind: ContentKind) -> [Evidence] { versionsByKind[kind] ?? [] }

  /// Returns which kinds each kind feeds in a version of the app; `nil` without evidence of that
  /// version.
  func feeds(inAppVersion version: String) -> KindFeeds? { feedsByAppVersion[version] }
}
