/// Computes the current index of each content while a stack is edited in place, step by step.
///
/// A content that is not inserted, removed or moved stays in place. The staying contents divide the
/// stack. A content that was placed is between the same staying contents as in the new stack. A
/// content that waits to be moved is between the same staying contents as in the previous stack.
/// Between two staying contents, the placed contents are above the waiting ones. So the current
/// index of a content is the number of staying, placed and waiting contents above it. A Fenwick
/// tree (Fenwick, "A new data structure for cumulative frequency tables", 1994) counts the waiting
/// ones.
struct IndicesDuringEditing {
  /// The indices in the previous stack of the contents that move, ascending.
  private let previousIndicesOfMovers: [Int]
  /// For each moved content, by ascending previous index: the number of contents above it in the
  /// previous stack that are not removed or moved.
  private let stayingCountAboveEachMover: [Int]
  /// For each inserted or moved content, by ascending new index: the number of contents above it in
  /// the new stack that are not inserted or moved.
  private let stayingCountAboveEachPlacement: [Int]
  /// The number of placed contents.
  private var placedCount = 0
  /// The Fenwick tree that counts the movers that are not taken out yet.
  private var waitingMoversFenwickTree: [Int]

  /// Starts with the stack after all removals, before the first move or insert.
  ///
  /// - Parameters:
  ///   - deletes: The indices in the previous stack of the removed contents, ascending.
  ///   - movers: The indices in the previous stack of the moved contents, ascending.
  ///   - placements: The new indices of the inserted or moved contents, ascending.
  init(deletes: [Int], movers: [Int], placements: [Int]) {
    previousIndicesOfMovers = movers
    var deletedAboveCount = 0
    stayingCountAboveEachMover = movers.enumerated().map { rank, from in
      while deletedAboveCount < deletes.count, deletes[deletedAboveCount] < from {
        deletedAboveCount += 1
      }
      return from - deletedAboveCount - rank
    }
    stayingCountAboveEachPlacement = placements.enumerated().map { rank, to in to - rank }
    waitingMoversFenwickTree = (0...movers.count).map { $0 & -$0 }
  }

  /// Removes a content that moves, before it is placed again.
  ///
  /// - Parameter from: Its index in the previous stack.
  /// - Returns: Its current index, before this removal.
  mutating func takeOut(previousIndex from: Int) -> Int {
    let rank = Self.countOfValues(in: previousIndicesOfMovers, below: from)
    let staying = stayingCountAboveEachMover[rank]
    let placedAbove = min(
      placedCount,
      Self.countOfValues(in: stayingCountAboveEachPlacement, below: staying + 1)
    )
    let index = staying + placedAbove + countOfWaitingMovers(amongFirst: rank)
    var node = rank + 1
    while node < waitingMoversFenwickTree.count {
      waitingMoversFenwickTree[node] -= 1
      node += node & -node
    }
    return index
  }

  /// Places the next inserted or moved content; the calls go from top to bottom of the new stack.
  ///
  /// - Parameter to: The content's index in the new stack.
  /// - Returns: Its current index: directly below the content that is above it in the new stack; 0
  ///   for the first content.
  mutating func place(newIndex to: Int) -> Int {
    let staying = to - placedCount
    placedCount += 1
    return to
      + countOfWaitingMovers(
        amongFirst: Self.countOfValues(in: stayingCountAboveEachMover, below: staying)
      )
  }

  /// Returns how many of the first `rank` moved contents, by previous index, are not taken out yet.
  private func countOfWaitingMovers(amongFirst rank: Int) -> Int {
    var sum = 0
    var node = rank
    while node > 0 {
      sum += waitingMoversFenwickTree[node]
      node &= node - 1
    }
    return sum
  }

  /// Returns the number of sorted values that are below a value.
  private static func countOfValues(in sorted: [Int], below value: Int) -> Int {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
