import Parity

/// The evidence of one kind: its newest version, and the older ones.
struct KindHistory {
  let newest: Evidence
  /// The other versions, the newest first.
  let older: [Evidence]

  /// Orders the versions of a kind; `nil` if there are none.
  init?(_ versions: [Evidence]) {
    let sorted = versions.sorted { $1.isOlder(than: $0) }
    guard let newest = sorted.first else { return nil }
    self.newest = newest
    older = Array(sorted.dropFirst())
  }
}
