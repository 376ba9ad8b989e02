import ScreenDocument

/// The removals of values that a search has tried, and how often a response was compared after
/// each.
///
/// A search avoids a removal that was tried at least twice and after which no response was ever
/// compared. Then the response without the value can probably not be decoded.
struct RemovalResults {
  struct ChangeAtPath: Hashable {
    let kind: ContentKind
    let path: [String]
    let isRemoval: Bool
  }

  private var countsByChange: [ChangeAtPath: (rejected: Int, compared: Int)] = [:]

  /// Returns whether a change is a removal that was tried at least twice, and after which no
  /// response was ever compared.
  func isAlwaysRejectedRemoval(_ change: ChangeAtPath) -> Bool {
    guard change.isRemoval, let count = countsByChange[change] else { return false }
    return count.rejected > 1 && count.compared == 0
  }

  /// Counts a change; `ledToComparison` says whether a response was compared after it.
  ///
  /// Stores at most 4,096 different changes.
  mutating func add(_ change: ChangeAtPath, ledToComparison: Bool) {
    guard countsByChange.count < 4_096 || countsByChange[change] != nil else {
      return
    }
    if ledToComparison {
      countsByChange[change, default: (0, 0)].compared += 1
    } else {
      countsByChange[change, default: (0, 0)].rejected += 1
    }
  }
}
