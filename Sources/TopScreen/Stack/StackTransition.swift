import ScreenDocument

/// The change from a stack to a list of entries in which an id may occur more than once.
struct StackTransition<Entry: StackEntry> {
  /// The new stack: of several entries with one id, the first.
  let items: [Entry]
  /// The entries that are left out because an entry above has the same id, from top to bottom.
  let repetitions: [RepeatedContent]
  /// The difference from the old stack to ``items``.
  let difference: StackDifference

  /// Computes the change from a stack to other entries; of several entries with one id, the first
  /// counts.
  ///
  /// - Parameters:
  ///   - old: The stack that is shown; its ids are unique.
  ///   - new: The entries to show.
  init(from old: [Entry], to new: [Entry]) {
    // Entries with the ids of a stack have no repetitions.
    if let difference = StackDifference(ofSameContents: old, and: new) {
      items = new
      repetitions = []
      self.difference = difference
    } else {
      repetitions = new.repetitions { $0.id }
      items = new.removing(repetitions)
      difference = StackDifference(from: old, to: items)
    }
  }
}
