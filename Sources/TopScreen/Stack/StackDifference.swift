import ScreenDocument

/// The smallest list of changes from one stack to another.
///
/// The changes are in this order:
///
/// 1. deletes, by descending `from`;
/// 2. moves and inserts, by ascending `to`;
/// 3. updates and rehosts, by ascending `to`.
///
/// To apply them, remove the entries of all deletes and moves by descending `from`. Then place the
/// entries of all moves and inserts by ascending `to`. Then update and rehost.
///
/// An entry that moves and changes has two changes: a move, and an update or a rehost. An entry
/// that changes its side is rehosted and not updated, because its new view shows the new content.
///
/// The number of moves is minimal. To edit a view in place, use ``steps``, whose indices are valid
/// at the moment of each step.
public struct StackDifference: Hashable, Sendable {
  /// The changes, in the order that ``StackDifference`` describes.
  ///
  /// Each `from` is an index in the whole previous stack, and each `to` in the whole new one. Only
  /// the indices of ``steps`` are valid in a stack that is edited change by change.
  public let changes: [StackChange]

  /// The empty difference.
  static let none = StackDifference(changes: [])

  private init(changes: [StackChange]) {
    self.changes = changes
  }

  /// Finds the smallest list of changes that leads from one stack to another.
  ///
  /// Ids should be unique within each stack. With repeated ids, the changes still lead from one
  /// stack to the other, but perhaps there are more than necessary.
  ///
  /// - Parameters:
  ///   - old: The stack that is shown.
  ///   - new: The stack to show.
  /// - Complexity: O(n log n) in the number of entries; O(n) where the order did not change.
  public init<Entry: StackEntry>(from old: [Entry], to new: [Entry]) {
    changes = Self.changes(from: old, to: new)
  }

  /// Finds the smallest list of changes between two stacks; a specialisation for stack items.
  ///
  /// - Parameters:
  ///   - old: The stack that is shown.
  ///   - new: The stack to show.
  /// - Complexity: O(n log n) in the number of entries; O(n) where the order did not change.
  public init(from old: [StackItem], to new: [StackItem]) {
    changes = Self.changes(from: old, to: new)
  }

  /// Compares two stacks of the same contents in the same order, only at some indices.
  ///
  /// - Complexity: O(p) in the number of indices.
  init(from old: [StackItem], to new: [StackItem], at places: [Int]) {
    var updatesAndRehosts: [StackChange] = []
    for place in places {
      Self.appendUpdateOrRehost(from: old, at: place, to: new, at: place, in: &updatesAndRehosts)
    }
    changes = updatesAndRehosts
  }

  /// Compares two stacks of the same contents in the same order; `nil` for other stacks.
  init?<Entry: StackEntry>(ofSameContents old: [Entry], and new: [Entry]) {
    guard old.count == new.count else { return nil }
    var updatesAndRehosts: [StackChange] = []
    let commonLength = Self.lengthOfCommonStartAppendingChanges(
      of: old,
      and: new,
      to: &updatesAndRehosts
    )
    guard commonLength == old.count else { return nil }
    changes = updatesAndRehosts
  }

  private static func changes<Entry: StackEntry>(
    from old: [Entry],
    to new: [Entry]
  ) -> [StackChange] {
    var updatesAndRehosts: [StackChange] = []
    let head = lengthOfCommonStartAppendingChanges(of: old, and: new, to: &updatesAndRehosts)
    if head == old.count, head == new.count { return updatesAndRehosts }

    var tail = 0
    while tail < min(old.count, new.count) - head,
      haveSameIDAndKind(in: old, at: old.count - 1 - tail, and: new, at: new.count - 1 - tail)
    {
      tail += 1
    }

    let pairing = StackPairing(
      old: old,
      in: head..<old.count - tail,
      new: new,
      in: head..<new.count - tail
    )
    var placed = pairing.previousPlacesOfRemoved(rangeStart: head).map {
      StackChange.delete(old[$0].id, from: $0)
    }
    let settled = pairing.staysInPlaceIfAnyMoves
    for (place, partner) in pairing.previousPlaceOfNew.enumerated() {
      let to = head + place
      guard partner >= 0 else {
        placed.append(.insert(new[to].id, to: to))
        continue
      }
      let from = head + partner
      if let settled, !settled[place] { placed.append(.move(new[to].id, from: from, to: to)) }
      appendUpdateOrRehost(from: old, at: from, to: new, at: to, in: &updatesAndRehosts)
    }
    for to in new.count - tail..<new.count {
      let from = to - new.count + old.count
      appendUpdateOrRehost(from: old, at: from, to: new, at: to, in: &updatesAndRehosts)
    }
    if placed.isEmpty { return updatesAndRehosts }
    return updatesAndRehosts.isEmpty ? placed : placed + updatesAndRehosts
  }

  /// Returns the length of the common start of two stacks, and appends its updates and rehosts.
  ///
  /// The common start ends before the first index at which the stacks have different contents.
  private static func lengthOfCommonStartAppendingChanges<Entry: StackEntry>(
    of old: [Entry],
    and new: [Entry],
    to updatesAndRehosts: inout [StackChange]
  ) -> Int {
    let shorter = min(old.count, new.count)
    var head = 0
    while head < shorter, haveSameIDAndKind(in: old, at: head, and: new, at: head) {
      appendUpdateOrRehost(from: old, at: head, to: new, at: head, in: &updatesAndRehosts)
      head += 1
    }
    return head
  }

  /// Returns whether the entries at two indices have the same id and kind.
  ///
  /// It takes stacks and indices, because entries passed as arguments would be retained.
  private static func haveSameIDAndKind<Entry: StackEntry>(
    in old: [Entry],
    at from: Int,
    and new: [Entry],
    at to: Int
  ) -> Bool {
    old[from].id.rawValue == new[to].id.rawValue && old[from].kind.rawValue == new[to].kind.rawValue
  }

  /// Appends a rehost if the sides of the two entries differ, or an update if only what they show
  /// differs; otherwise appends nothing.
  private static func appendUpdateOrRehost<Entry: StackEntry>(
    from old: [Entry],
    at from: Int,
    to new: [Entry],
    at to: Int,
    in updatesAndRehosts: inout [StackChange]
  ) {
    // `!=` of an enum with raw values compares these.
    let isSameSide = new[to].side == old[from].side
    if isSameSide, new[to].hasSameContent(as: old[from]) { return }
    let id = new[to].id
    updatesAndRehosts.append(
      isSameSide ? .update(id, from: from, to: to) : .rehost(id, from: from, to: to)
    )
  }
}
