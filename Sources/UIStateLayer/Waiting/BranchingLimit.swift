/// The limit on the number of actions, or of turns, that cause one another in chains that branch.
///
/// A limit on the length of a chain does not stop a recursion in which each action causes two:
/// their number doubles at every step. The direct ones, which the first action causes, are not
/// limited. All later ones together are at most 10,000 or, if this is more, 100 for each direct
/// one. No chain is longer than that, so chains that do not branch never reach this limit.
struct BranchingLimit {
  private var directCount = 0
  private var laterCount = 0

  init() {}

  /// Counts an action or a turn, unless the limit is reached.
  ///
  /// - Parameter causeCount: The number of actions or turns that led to it, one after the other.
  /// - Returns: Whether it is within the limit.
  mutating func admit(causeCount: Int) -> Bool {
    guard causeCount > 1 else {
      directCount += 1
      return true
    }
    guard laterCount < max(10_000, directCount * 100) else { return false }
    laterCount += 1
    return true
  }
}
