/// The kept paths as a heap: the path with the greatest rank is removed first.
struct CoveragePathRemovalOrder: Sendable {
  private var heap: [(rank: CoveragePathRank, node: Int)]
  /// The number of comparisons of ranks.
  private(set) var rankComparisonCount = 0

  /// Creates an empty order.
  init() {
    heap = []
  }

  /// Creates the order in which paths are removed, from their ranks.
  ///
  /// - Complexity: O(n log n) comparisons.
  init(_ paths: [(rank: CoveragePathRank, node: Int)]) {
    heap = paths.sorted { $0.rank > $1.rank }
  }

  var isEmpty: Bool { heap.isEmpty }

  /// Replaces the path with the greatest rank by a new path, if the new path has a lower rank.
  ///
  /// The new path takes over the node of the replaced path.
  ///
  /// - Parameter rank: The rank of the new path.
  /// - Returns: The node; `nil` if no path has a greater rank than the new path.
  /// - Complexity: O(log n) comparisons.
  mutating func replacePathOfGreatestRank(ifAbove rank: CoveragePathRank) -> Int? {
    rankComparisonCount += 1
    guard let first = heap.first, rank < first.rank else { return nil }
    var index = 0
    while let child = greaterChild(of: index) {
      rankComparisonCount += 2
      guard rank < heap[child].rank else { break }
      heap[index] = heap[child]
      index = child
    }
    heap[index] = (rank, first.node)
    return first.node
  }

  private func greaterChild(of index: Int) -> Int? {
    let left = 2 * index + 1
    guard left < heap.count else { return nil }
    let right = left + 1
    return right < heap.count && heap[left].rank < heap[right].rank ? right : left
  }
}
