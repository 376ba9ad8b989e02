import ScreenDocument

/// Whether the old side's code of a content can be deleted, and why.
package struct LegacyCode: Hashable, Sendable {
  /// Why it is kept; ``AdviceFacts/LegacyUse/none`` where it can be deleted.
  let use: AdviceFacts.LegacyUse
  /// Why, in a few words.
  package let reason: String

  /// Whether it can.
  package var isDeletable: Bool { use == .none }

  static let unproved = LegacyCode(use: .unproved, reason: "nothing was proved")

  private init(use: AdviceFacts.LegacyUse, reason: String) {
    self.use = use
    self.reason = reason
  }

  /// Judges a content.
  ///
  /// Its code can be deleted where every run has it on `complete`, some version of it has been proved,
  /// none differs too often in the same version of the app, and no handler of a kind that is not on
  /// `complete` listens to its handler, be it through other handlers.
  ///
  /// - Parameters:
  ///   - evidence: What is known of the content under one version of its flag and app.
  ///   - all: What is known of all contents and versions.
  ///   - sides: The sides that each kind has; `nil` where routes and handlers are not known.
  init(of evidence: Evidence, among all: [Evidence], sides: [ContentKind: ContentSides]?) {
    let versions = all.filter { $0.key.kind == evidence.key.kind }
    let differs = versions.contains {
      $0.provesRollBack && $0.key.appVersion == evidence.key.appVersion
    }
    let isProved = versions.contains(where: \.provesAdvance)
    let listener = FedKinds(in: evidence.key.appVersion, all, sides: sides)
      .listener(to: evidence.key.kind)
    self =
      if differs {
        LegacyCode(use: .differs, reason: "the new side differs")
      } else if !evidence.stages.isDisjoint(with: [.off, .shadow]) {
        LegacyCode(use: .unproved, reason: "it is shown")
      } else if evidence.stages.contains(.live) {
        LegacyCode(use: .unproved, reason: "it is compared with")
      } else if evidence.stages != [.complete] {
        LegacyCode(use: .unproved, reason: "its stage is not known")
      } else if let listener {
        LegacyCode(use: .listenedTo, reason: listener)
      } else if isProved {
        LegacyCode(use: .none, reason: "nothing uses it, and it was proved")
      } else {
        LegacyCode(use: .unproved, reason: "nothing uses it, but nothing was proved")
      }
  }
}
