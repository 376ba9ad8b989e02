import ScreenDocument

/// The evidence of all kinds and versions of one group, by kind and by version of the app.
struct EvidenceOfAllKinds {
  /// The sides that each kind has; `nil` if routes and handlers are unknown.
  let sidesByKind: [ContentKind: ContentSides]?
  private let allVersionsByKind: [ContentKind: EvidenceOfAllVersions]
  private let feedGraphByAppVersion: [String: KindFeedGraph]

  /// Creates the evidence of a group.
  ///
  /// - Parameters:
  ///   - all: The evidence, sorted by key.
  ///   - sides: The sides that each kind has; `nil` if routes and handlers are unknown.
  init(_ all: [Evidence], sides: [ContentKind: ContentSides]?) {
    sidesByKind = sides
    allVersionsByKind = Dictionary(grouping: all, by: \.key.kind)
      .mapValues { EvidenceOfAllVersions($0) }
    feedGraphByAppVersion = Dictionary(grouping: all, by: \.key.appVersion)
      .mapValues { KindFeedGraph($0, sides: sides) }
  }

  /// Returns what the evidence of all versions of a kind proves; `nil` without evidence of it.
  func allVersions(of kind: ContentKind) -> EvidenceOfAllVersions? { allVersionsByKind[kind] }

  /// Returns which kinds each kind feeds in a version of the app; `nil` without evidence of that
  /// version.
  func feedGraph(inAppVersion version: String) -> KindFeedGraph? { feedGraphByAppVersion[version] }
}
