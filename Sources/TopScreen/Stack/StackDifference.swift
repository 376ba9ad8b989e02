import ScreenDocument

/// The least that turns one stack into another.
///
/// Deletes come first, by descending `from`; then moves and inserts, by ascending `to`; then updates
/// and rehosts, by ascending `to`. To apply them: remove all deletes and moves by descending `from`,
/// then place moves and inserts by ascending `to`. An entry that moves and changes gives two changes;
/// one that changes its side is rehosted, which shows its new content too.
///
/// The moves are as few as can be: what stays put is a longest increasing subsequence of the old
/// indices, taken in the new order (Fredman, "On computing the length of longest increasing
/// subsequences", Discrete Mathematics 11, 1975).
public struct StackDifference: Hashable, Sendable {
  /// The changes, in the order in which to read and apply them.
  public let changes: [StackChange]

  /// The difference of a stack and itself.
  static let none = StackDifference(changes: [])

  private init(changes: [StackChange]) {
    self.changes = changes
  }

  /// Compares two stacks.
  ///
  /// Ids are unique within each stack; of entries that share an id the first counts.
  ///
  /// - Parameters:
  ///   - old: The stack that is shown.
  ///   - new: The stack to show.
  /// - Complexity: O(n log n) in the number of entries; O(n) where the order did not change.
  public init<Entry: StackEntry>(from old: [Entry], to new: [Entry]) {
    var oldIndices: [ContentID: Int] = [:]
    oldIndices.reserveCapacity(old.count)
    for (index, entry) in old.enumerated() where oldIndices[entry.id] == nil {
      oldIndices[entry.id] = index
    }

    var leaves = Array(repeating: true, count: old.count)
    var stays: [(from: Int, to: Int)] = []
    stays.reserveCapacity(new.count)
    var inserts: [Int] = []
    for (index, entry) in new.enumerated() {
      if let from = oldIndices[entry.id], leaves[from], old[from].kind == entry.kind {
        leaves[from] = false
        stays.append((from, index))
      } else {
        inserts.append(index)
      }
    }

    let settled = Self.longestIncreasingSubsequence(of: stays.map(\.from))
    var placed = inserts.map { StackChange.insert(new[$0].id, to: $0) }
    var changed: [StackChange] = []
    for (place, stay) in stays.enumerated() {
      let entry = new[stay.to]
      if !settled[place] { placed.append(.move(entry.id, from: stay.from, to: stay.to)) }
      if entry.side != old[stay.from].side {
        changed.append(.rehost(entry.id, from: stay.from, to: stay.to))
      } else if !entry.showsSame(as: old[stay.from]) {
        changed.append(.update(entry.id, from: stay.from, to: stay.to))
      }
    }
    placed.sort { ($0.to ?? 0) < ($1.to ?? 0) }

    let deletes = old.indices.reversed().filter { leaves[$0] }
    changes = deletes.map { .delete(old[$0].id, from: $0) } + placed + changed
  }

  /// Builds the new stack from the old one, as a host would.
  ///
  /// - Parameters:
  ///   - old: The stack that the difference starts from.
  ///   - new: The stack that the difference leads to; read only where something is inserted, updated
  ///     or rehosted.
  /// - Returns: A stack equal to `new`.
  /// - Complexity: O(n²) in the worst case, as arrays are edited in place.
  public func applied<Entry: StackEntry>(to old: [Entry], leadingTo new: [Entry]) -> [Entry] {
    var stack = old
    var moving: [ContentID: Entry] = [:]
    let removals = changes.compactMap { change -> Int? in
      switch change {
      case .delete(_, let from): return from
      case .move(let id, let from, _):
        moving[id] = old[from]
        return from
      case .insert, .update, .rehost: return nil
      }
    }
    for index in removals.sorted(by: >) { stack.remove(at: index) }
    for change in changes {
      switch change {
      case .insert(_, let to): stack.insert(new[to], at: to)
      case .move(let id, _, let to): stack.insert(moving[id] ?? new[to], at: to)
      case .update(_, _, let to), .rehost(_, _, let to): stack[to] = new[to]
      case .delete: break
      }
    }
    return stack
  }

  /// Marks the members of a longest increasing subsequence.
  private static func longestIncreasingSubsequence(of values: [Int]) -> [Bool] {
    var isMember = Array(repeating: false, count: values.count)
    var tails: [Int] = []
    var predecessors = Array(repeating: -1, count: values.count)
    for (place, value) in values.enumerated() {
      var low = 0
      var high = tails.count
      if let last = tails.last, values[last] < value {
        low = tails.count
      } else {
        while low < high {
          let middle = (low + high) / 2
          if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
        }
      }
      if low > 0 { predecessors[place] = tails[low - 1] }
      if low == tails.count { tails.append(place) } else { tails[low] = place }
    }
    var place = tails.last ?? -1
    while place >= 0 {
      isMember[place] = true
      place = predecessors[place]
    }
    return isMember
  }
}
