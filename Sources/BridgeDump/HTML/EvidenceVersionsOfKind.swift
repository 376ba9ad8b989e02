import Parity

/// The evidence of one kind: its newest version, and the older ones.
struct EvidenceVersionsOfKind {
  let newestVersion: Evidence
  /// The other versions, the newest first.
  let olderVersions: [Evidence]

  /// Orders the versions of a kind; `nil` if there are none.
  init?(_ versions: [Evidence]) {
    let sorted = versions.sorted { $1.isOlder(than: $0) }
    guard let newest = sorted.first else { return nil }
    newestVersion = newest
    olderVersions = Array(sorted.dropFirst())
  }
}
