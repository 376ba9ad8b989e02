/// Whether the old side's code of a content can be deleted, and why.
public struct LegacyCode: Hashable, Sendable {
  /// Whether it can.
  public let isDeletable: Bool
  /// Why, in a few words.
  public let reason: String

  /// Judges a content.
  ///
  /// Its code can be deleted where every run has it on `complete`, some version of it has been proved,
  /// and none differs too often in the same version of the app.
  ///
  /// - Parameters:
  ///   - evidence: What is known of the content under one version of its flag and app.
  ///   - all: What is known of all contents and versions.
  public init(of evidence: Evidence, among all: [Evidence]) {
    let versions = all.filter { $0.key.kind == evidence.key.kind }
    let isWrong = versions.contains {
      $0.advice == .rollBack && $0.key.appVersion == evidence.key.appVersion
    }
    let isProved = versions.contains { $0.advice == .advance }
    let isUnused = evidence.stages == [.complete]
    isDeletable = isUnused && isProved && !isWrong
    reason =
      if isWrong {
        "the new side differs"
      } else if !evidence.stages.isDisjoint(with: [.off, .shadow]) {
        "it is shown"
      } else if evidence.stages.contains(.live) {
        "it is compared with"
      } else if !isUnused {
        "its stage is not known"
      } else {
        isProved ? "nothing uses it, and it was proved" : "nothing uses it, but nothing was proved"
      }
  }
}
