import ScreenDocument

/// The smallest list of changes from one stack to another.
///
/// Deletes come first, by descending `from`; then moves and inserts, by ascending `to`; then
/// updates and rehosts, by ascending `to`. To apply them: remove all deletes and moves by
/// descending `from`, then place moves and inserts by ascending `to`. An entry that moves and
/// changes has two changes; one that changes its side is rehosted, which also shows its new
/// content.
///
/// The number of moves is minimal. To edit a view in place, use ``steps``, whose indices are valid
/// at the moment of each step.
public struct StackDifference: Hashable, Sendable {
  /// The changes, in the order in which to apply them.
  public let changes: [StackChange]

  /// The empty difference.
  static let none = StackDifference(changes: [])

  private init(changes: [StackChange]) {
    self.changes = changes
  }

  /// Compares two stacks.
  ///
  /// Ids should be unique within each stack. With repeated ids, the changes still lead from one stack to
  /// the other, but perhaps there are more than necessary.
  ///
  /// - Parameters:
  ///   - old: The stack that is shown.
  ///   - new: The stack to show.
  /// - Complexity: O(n log n) in the number of entries; O(n) where the order did not change.
  public init<Entry: StackEntry>(from old: [Entry], to new: [Entry]) {
    changes = Self.changes(from: old, to: new)
  }

  /// Compares two stacks of items; a specialisation for stack items.
  ///
  /// - Parameters:
  ///   - old: The stack that is shown.
  ///   - new: The stack to show.
  /// - Complexity: O(n log n) in the number of entries; O(n) where the order did not change.
  public init(from old: [StackItem], to new: [StackItem]) {
    changes = Self.changes(from: old, to: new)
  }

  /// Compares two stacks that have the same ids and kinds, and differ only at some places.
  ///
  /// - Complexity: O(p) in the number of places.
  init(from old: [StackItem], to new: [StackItem], at places: [Int]) {
    var changed: [StackChange] = []
    for place in places {
      Self.noteChange(from: old[place], at: place, to: new[place], at: place, in: &changed)
    }
    changes = changed
  }

  private static func changes<Entry: StackEntry>(
    from old: [Entry],
    to new: [Entry]
  ) -> [StackChange] {
    var changed: [StackChange] = []
    let shorter = min(old.count, new.count)
    var head = 0
    while head < shorter, isSameContent(old[head], new[head]) {
      noteChange(from: old[head], at: head, to: new[head], at: head, in: &changed)
      head += 1
    }
    if head == old.count, head == new.count { return changed }

    var tail = 0
    while tail < shorter - head,
      isSameContent(old[old.count - 1 - tail], new[new.count - 1 - tail])
    {
      tail += 1
    }

    let pairing = StackPairing(
      old: old,
      in: head..<old.count - tail,
      new: new,
      in: head..<new.count - tail
    )
    var placed = pairing.departed(head: head).map { StackChange.delete(old[$0].id, from: $0) }
    let settled = pairing.settled
    for (place, partner) in pairing.partners.enumerated() {
      let to = head + place
      guard partner >= 0 else {
        placed.append(.insert(new[to].id, to: to))
        continue
      }
      let from = head + partner
      if let settled, !settled[place] { placed.append(.move(new[to].id, from: from, to: to)) }
      noteChange(from: old[from], at: from, to: new[to], at: to, in: &changed)
    }
    for to in new.count - tail..<new.count {
      let from = to - new.count + old.count
      noteChange(from: old[from], at: from, to: new[to], at: to, in: &changed)
    }
    return placed.isEmpty ? changed : changed.isEmpty ? placed : placed + changed
  }

  /// Returns whether two entries have the same id and kind.
  private static func isSameContent<Entry: StackEntry>(_ older: Entry, _ newer: Entry) -> Bool {
    older.id.rawValue == newer.id.rawValue && older.kind.rawValue == newer.kind.rawValue
  }

  private static func noteChange<Entry: StackEntry>(
    from older: Entry,
    at from: Int,
    to newer: Entry,
    at to: Int,
    in changed: inout [StackChange]
  ) {
    if newer.side != older.side {
      changed.append(.rehost(newer.id, from: from, to: to))
    } else if !newer.hasSameContent(as: older) {
      changed.append(.update(newer.id, from: from, to: to))
    }
  }
}
