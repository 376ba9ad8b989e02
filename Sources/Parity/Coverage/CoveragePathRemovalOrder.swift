/// The kept paths as a heap: the path with the greatest rank is removed first.
struct CoveragePathRemovalOrder: Sendable {
  private var heap: [(rank: CoveragePathRank, node: Int)]
  /// The number of comparisons of ranks.
  private(set) var comparisons = 0

  /// Creates the order of no paths.
  init() {
    heap = []
  }

  /// Creates the order of paths.
  ///
  /// - Complexity: O(n log n) comparisons.
  init(_ paths: [(rank: CoveragePathRank, node: Int)]) {
    heap = paths.sorted { $0.rank > $1.rank }
  }

  var isEmpty: Bool { heap.isEmpty }

  /// Replaces the path with the greatest rank by a new path with a lower rank, which gets its node.
  ///
  /// - Returns: The node; `nil` if no path has a greater rank.
  /// - Complexity: O(log n) comparisons.
  mutating func replaceFirst(ifAfter rank: CoveragePathRank) -> Int? {
    comparisons += 1
    guard let first = heap.first, rank < first.rank else { return nil }
    var index = 0
    while let child = greaterChild(of: index) {
      comparisons += 2
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
