import ScreenDocument

/// Whether the legacy code of a kind can be deleted, and the reason.
package struct LegacyCodeVerdict: Hashable, Sendable {
  /// Why the code must stay; ``AdviceFacts/KeepLegacyReason/none`` if it can be deleted.
  package let keepLegacyReason: AdviceFacts.KeepLegacyReason
  /// The reason in a few words.
  package let reason: String

  /// Whether the code can be deleted.
  package var isDeletable: Bool { keepLegacyReason == .none }

  static let unproved = LegacyCodeVerdict(keepLegacyReason: .unproved, reason: "nothing was proved")

  private init(keepLegacyReason: AdviceFacts.KeepLegacyReason, reason: String) {
    self.keepLegacyReason = keepLegacyReason
    self.reason = reason
  }

  /// Decides for one kind.
  ///
  /// Its code can be deleted if every run of these versions has it on `complete`, some version of
  /// it was proved, none differs too often, and no running handler of another kind listens to its
  /// handler, directly or through other handlers. A version of the app that differs too often does
  /// not matter if it is another one and a later version is proved, see ``EvidenceOfAllVersions``.
  ///
  /// - Parameters:
  ///   - evidence: The evidence of the kind under one version of its flag and app.
  ///   - all: The evidence of all kinds and versions of the group.
  init(of evidence: Evidence, among all: EvidenceOfAllKinds) {
    let allVersions = all.allVersions(of: evidence.key.kind)
    self =
      if let text = allVersions?.differenceText(forAppVersion: evidence.key.appVersion) {
        LegacyCodeVerdict(
          keepLegacyReason: allVersions?.differs(inAppVersion: evidence.key.appVersion) == true
            ? .differs : .unproved,
          reason: text
        )
      } else if !evidence.stages.isDisjoint(with: [.off, .shadow]) {
        LegacyCodeVerdict(keepLegacyReason: .unproved, reason: "it is still shown")
      } else if evidence.stages.contains(.live) {
        LegacyCodeVerdict(keepLegacyReason: .unproved, reason: "it is still compared")
      } else if evidence.stages != [.complete] {
        LegacyCodeVerdict(keepLegacyReason: .unproved, reason: "its stage is not known")
      } else if let listener = all.feedGraph(inAppVersion: evidence.key.appVersion)?
        .textNamingNearestRunningListener(of: evidence.key.kind)
      {
        LegacyCodeVerdict(keepLegacyReason: .hasListeners, reason: listener)
      } else if allVersions?.latestProof != nil {
        LegacyCodeVerdict(
          keepLegacyReason: .none,
          reason: "nothing uses it, and the state side is proved"
        )
      } else {
        LegacyCodeVerdict(
          keepLegacyReason: .unproved,
          reason: "nothing uses it, but the state side is not proved"
        )
      }
  }
}
