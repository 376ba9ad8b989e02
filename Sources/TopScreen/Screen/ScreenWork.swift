import ScreenDocument

/// The pending work of a screen: a change requested during another one follows it.
@MainActor
struct ScreenWork {
  typealias Change = @MainActor () -> Void

  /// The work to do next.
  enum Next {
    case change(Change)
    /// Changed sides: they come before any pending change.
    case sides([ContentID: Side])
  }

  private(set) var isRunning = false
  /// The changes of the stack since the work began.
  private(set) var published: [StackDifference] = []
  private var changes: [Change] = []
  private var sides: [[ContentID: Side]] = []

  mutating func add(_ change: @escaping Change) { changes.append(change) }

  mutating func add(_ newSides: [ContentID: Side]) { sides.append(newSides) }

  mutating func add(_ difference: StackDifference) { published.append(difference) }

  mutating func begin() {
    isRunning = true
    published = []
  }

  mutating func end() { isRunning = false }

  mutating func next() -> Next? {
    if !sides.isEmpty { return .sides(sides.removeFirst()) }
    return changes.isEmpty ? nil : .change(changes.removeFirst())
  }
}
