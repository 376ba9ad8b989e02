/// Computes the current index of each content while a stack is edited in place, step by step.
///
/// Contents that are neither inserted, removed nor moved are called settled; they determine the places
/// of all others. Of the contents placed so far, those above a settled one are exactly those above it
/// in the new stack; a content that will move is between the same settled contents as in the
/// previous stack. A Fenwick tree (Fenwick, "A new data structure for cumulative frequency tables", 1994)
/// counts the contents that will still move.
struct LiveIndices {
  /// The indices in the previous stack of the contents that move, ascending.
  private let movers: [Int]
  /// The number of settled contents above each of the movers.
  private let settledAbove: [Int]
  /// For each content to place, by ascending index: the number of settled contents above its new
  /// place.
  private let settledAbovePlacements: [Int]
  /// The number of placed contents.
  private var placed = 0
  /// The Fenwick tree that counts the movers that are not taken out yet.
  private var waiting: [Int]

  /// Starts with the stack after all removals, before the first move or insert.
  ///
  /// - Parameters:
  ///   - deletes: The indices in the previous stack of the removed contents, ascending.
  ///   - movers: The indices in the previous stack of the moved contents, ascending.
  ///   - placements: The new indices of the inserted or moved contents, ascending.
  init(deletes: [Int], movers: [Int], placements: [Int]) {
    self.movers = movers
    var departed = 0
    settledAbove = movers.enumerated().map { rank, from in
      while departed < deletes.count, deletes[departed] < from { departed += 1 }
      return from - departed - rank
    }
    settledAbovePlacements = placements.enumerated().map { rank, to in to - rank }
    waiting = (0...movers.count).map { $0 & -$0 }
  }

  /// Removes a content that moves, before it is placed again.
  ///
  /// - Parameter from: Its index in the previous stack.
  /// - Returns: Its current index, before this removal.
  mutating func takeOut(_ from: Int) -> Int {
    let rank = Self.count(of: movers, below: from)
    let settled = settledAbove[rank]
    let placedAbove = min(placed, Self.count(of: settledAbovePlacements, below: settled + 1))
    let index = settled + placedAbove + waiting(before: rank)
    var node = rank + 1
    while node < waiting.count {
      waiting[node] -= 1
      node += node & -node
    }
    return index
  }

  /// Places the next inserted or moved content; contents are placed from top to bottom.
  ///
  /// - Parameter to: Its index in the new stack.
  /// - Returns: Its current index: directly below the content that it follows.
  mutating func place(at to: Int) -> Int {
    let settled = to - placed
    placed += 1
    return to + waiting(before: Self.count(of: settledAbove, below: settled))
  }

  /// Returns how many of the first `rank` movers are not taken out yet.
  private func waiting(before rank: Int) -> Int {
    var sum = 0
    var node = rank
    while node > 0 {
      sum += waiting[node]
      node &= node - 1
    }
    return sum
  }

  /// Returns the number of sorted values that are below a value.
  private static func count(of sorted: [Int], below value: Int) -> Int {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
