import ScreenDocument

/// The removals after which a response was never compared, so that a search does not repeat them.
struct RejectedChanges {
  struct Change: Hashable {
    let kind: ContentKind
    let path: [String]
    let isRemoval: Bool
  }

  private var counts: [Change: (rejected: Int, taken: Int)] = [:]

  func contains(_ change: Change) -> Bool {
    guard change.isRemoval, let count = counts[change] else { return false }
    return count.rejected > 1 && count.taken == 0
  }

  mutating func add(_ change: Change, isTaken: Bool) {
    guard counts.count < 4_096 || counts[change] != nil else { return }
    if isTaken {
      counts[change, default: (0, 0)].taken += 1
    } else {
      counts[change, default: (0, 0)].rejected += 1
    }
  }
}
