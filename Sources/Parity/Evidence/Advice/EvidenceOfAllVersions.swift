/// What the evidence of one kind proves, over all versions of its flag and of the app.
///
/// Each version of the app has its own code. So a later version can be right although an earlier
/// one differs too often, but this must be proved for the later version. Within one version of the
/// app, the code is the same under every version of the flag, so a difference there always counts.
struct EvidenceOfAllVersions {
  /// The evidence of the latest version of the app that proves what the next stage requires, of
  /// several versions of the flag the last one in order; `nil` if no evidence proves it.
  let latestProof: Evidence?

  /// The versions of the app in which the sides differ too often, under any version of the flag.
  private let differingAppVersions: Set<String>
  /// The latest of ``differingAppVersions`` after which no version is proved; `nil` if there is
  /// none.
  private let latestDifferingAppVersionWithoutLaterProof: String?

  /// Creates what the evidence of all versions of one kind proves.
  ///
  /// A proof is later than a difference if its version of the app is later, and if its last day is
  /// not before the first day of the version with the difference; unknown days do not matter. No
  /// proof is later than a difference in a version without a name, which can be any version.
  ///
  /// - Parameter evidenceOfKind: The evidence of the kind, sorted by key.
  /// - Complexity: O(n log n) for n versions.
  init(_ evidenceOfKind: [Evidence]) {
    let evidenceByAppVersion = Dictionary(grouping: evidenceOfKind, by: \.key.appVersion)
    var latestProof: Evidence?
    var lastDayOfLaterProofs: UTCDay?
    var differing: Set<String> = []
    var withoutLaterProof: String?
    for version in evidenceByAppVersion.keys.sorted(by: { $1.isEarlierAppVersion(than: $0) }) {
      let evidence = evidenceByAppVersion[version] ?? []
      let faults = evidence.filter(\.provesThatSidesDiffer)
      if !faults.isEmpty {
        differing.insert(version)
        let firstDay = faults.compactMap(\.dayRange?.first).min() ?? UTCDay(number: 0)
        let hasLaterProof = lastDayOfLaterProofs.map { $0 >= firstDay } ?? false
        if withoutLaterProof == nil, version.isEmpty || !hasLaterProof {
          withoutLaterProof = version
        }
      }
      let proofs = evidence.filter(\.provesAdvance)
      latestProof = latestProof ?? proofs.last
      for proof in proofs {
        let lastDay = proof.dayRange?.last ?? UTCDay(number: .max)
        lastDayOfLaterProofs = max(lastDayOfLaterProofs ?? lastDay, lastDay)
      }
    }
    self.latestProof = latestProof
    differingAppVersions = differing
    latestDifferingAppVersionWithoutLaterProof = withoutLaterProof
  }

  /// Returns whether the sides differ too often in a version of the app, under any version of the
  /// flag.
  func differs(inAppVersion version: String) -> Bool { differingAppVersions.contains(version) }

  /// Returns why the state side cannot replace the legacy side in a version of the app, in a few
  /// words; `nil` if no difference speaks against it.
  func differenceText(forAppVersion version: String) -> String? {
    if differs(inAppVersion: version) { return "the state side differs" }
    return latestDifferingAppVersionWithoutLaterProof.map { found in
      let name = found.isEmpty ? "an app without a version" : "app \(found)"
      return "the state side differs in \(name), and no later version is proved"
    }
  }
}
