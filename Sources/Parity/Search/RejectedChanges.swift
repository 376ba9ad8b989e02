import ScreenDocument

/// The changes of a search, and whether a response was compared after them.
///
/// A removal after which no response was ever compared is not repeated: the response type refuses
/// it.
struct RejectedChanges {
  struct Change: Hashable {
    let kind: ContentKind
    let path: [String]
    let isRemoval: Bool
  }

  private var counts: [Change: (rejected: Int, taken: Int)] = [:]

  /// Returns whether a change is a removal that was rejected at least twice and never taken.
  func contains(_ change: Change) -> Bool {
    guard change.isRemoval, let count = counts[change] else { return false }
    return count.rejected > 1 && count.taken == 0
  }

  /// Counts a change; `isTaken` says whether a response was compared after it.
  mutating func add(_ change: Change, isTaken: Bool) {
    guard counts.count < 4_096 || counts[change] != nil else { return }
    if isTaken {
      counts[change, default: (0, 0)].taken += 1
    } else {
      counts[change, default: (0, 0)].rejected += 1
    }
  }
}
