import ScreenDocument

/// The removals of values that a search has tried, and how often a response was compared after
/// each.
///
/// A search does not repeat a removal after which no response was ever compared, because the
/// response type refuses it: the response without the value cannot be decoded.
struct RejectedChanges {
  struct Change: Hashable {
    let kind: ContentKind
    let path: [String]
    let isRemoval: Bool
  }

  private var counts: [Change: (rejected: Int, taken: Int)] = [:]

  /// Returns whether a change is a removal that was tried at least twice, and after which no
  /// response was ever compared.
  func isRefused(_ change: Change) -> Bool {
    guard change.isRemoval, let count = counts[change] else { return false }
    return count.rejected > 1 && count.taken == 0
  }

  /// Counts a change; `isCompared` says whether a response was compared after it.
  ///
  /// Stores at most 4,096 different changes.
  mutating func add(_ change: Change, isCompared: Bool) {
    guard counts.count < 4_096 || counts[change] != nil else { return }
    if isCompared {
      counts[change, default: (0, 0)].taken += 1
    } else {
      counts[change, default: (0, 0)].rejected += 1
    }
  }
}
