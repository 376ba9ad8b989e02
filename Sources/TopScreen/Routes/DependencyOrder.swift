import ScreenDocument

/// The order in which the contents of a document are computed: a content whose slot others read
/// comes before its readers.
enum DependencyOrder {
  /// Returns the rank of each kind that reads slots: one more than the highest rank among the kinds
  /// that it reads, where a kind that reads nothing has rank 0.
  ///
  /// A cycle of dependencies stops the program.
  ///
  /// - Parameters:
  ///   - readers: The routes of a screen that read slots.
  ///   - familyOfReadKind: The families that the routes read, by the kind whose slots they contain.
  /// - Returns: The ranks of the kinds that read slots.
  /// - Complexity: O(chain × reads): the length of the longest chain of routes that read one
  ///   another, times the number of families that all routes together read.
  @MainActor
  static func ranks<UIState>(
    ofKindsOf readers: [any ErasedRoute<UIState>],
    familyOfReadKind: [ContentKind: PartialKeyPath<UIState>]
  ) -> [ContentKind: Int] {
    var rankOfFamily: [PartialKeyPath<UIState>: Int] = [:]
    var ranks: [ContentKind: Int] = [:]
    for round in 0...readers.count {
      var hasChanged = false
      for reader in readers {
        let rank = 1 + (reader.readFamilies.map { rankOfFamily[$0] ?? 0 }.max() ?? 0)
        guard ranks[reader.kind] != rank else { continue }
        ranks[reader.kind] = rank
        if let family = familyOfReadKind[reader.kind] {
          rankOfFamily[family] = max(rank, rankOfFamily[family] ?? 0)
        }
        hasChanged = true
      }
      guard hasChanged else { return ranks }
      precondition(
        round < readers.count,
        "Routes read one another in a cycle: \(readers.map(\.kind.rawValue).sorted()). Remove a read."
      )
    }
    return ranks
  }
}
