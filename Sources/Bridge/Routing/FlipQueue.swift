import ScreenDocument

/// The flips that wait for the end of a delivery, and the contents that changed sides during one.
struct FlipQueue {
  /// The kinds whose contents wait to be flipped.
  private(set) var kinds: Set<ContentKind> = []
  /// The contents that changed sides, and whose new sides are not reported yet.
  private(set) var changed: Set<ContentID> = []
  /// The number of nested deliveries and flips that are running.
  private var depth = 0

  /// Whether a delivery or a flip is running.
  var isWorking: Bool { depth > 0 }

  /// Whether neither a flip nor a content that changed sides is waiting.
  private(set) var isEmpty = true

  mutating func begin() { depth += 1 }

  mutating func end() { depth -= 1 }

  mutating func add(_ kinds: Set<ContentKind>) {
    self.kinds.formUnion(kinds)
    isEmpty = self.kinds.isEmpty && changed.isEmpty
  }

  mutating func add(changed id: ContentID) {
    changed.insert(id)
    isEmpty = false
  }

  mutating func takeKinds() -> Set<ContentKind> {
    defer {
      kinds = []
      isEmpty = changed.isEmpty
    }
    return kinds
  }

  mutating func takeChanged() -> Set<ContentID> {
    defer {
      changed = []
      isEmpty = kinds.isEmpty
    }
    return changed
  }
}
