import ScreenDocument

/// The evidence of all kinds and versions of one group, by kind and by version of the app.
struct EvidenceOfAllKinds {
  /// The sides that each kind has; `nil` if routes and handlers are unknown.
  let sidesByKind: [ContentKind: ContentSides]?
  private let evidenceByKind: [ContentKind: [Evidence]]
  private let feedGraphByAppVersion: [String: KindFeedGraph]

  init(_ all: [Evidence], sides: [ContentKind: ContentSides]?) {
    sidesByKind = sides
    evidenceByKind = Dictionary(grouping: all, by: \.key.kind)
    feedGraphByAppVersion = Dictionary(grouping: all, by: \.key.appVersion)
      .mapValues { KindFeedGraph($0, sides: sides) }
  }

  /// Returns the evidence of all versions of a kind.
  func evidence(of kind: ContentKind) -> [Evidence] { evidenceByKind[kind] ?? [] }

  /// Returns which kinds each kind feeds in a version of the app; `nil` without evidence of that
  /// version.
  func feedGraph(inAppVersion version: String) -> KindFeedGraph? { feedGraphByAppVersion[version] }
}
