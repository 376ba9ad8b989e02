import ScreenDocument

/// The queue of a screen's changes: a change that is requested while another one is performed waits for
/// it.
@MainActor
struct ScreenWork {
  typealias Change = @MainActor () -> Void

  /// One change of the queue.
  enum Next {
    case change(Change)
    /// New sides of contents, which are performed before all waiting changes.
    case sides([ContentID: Side])
  }

  private(set) var isRunning = false
  /// The differences of the stack that were published since ``begin()``.
  private(set) var published: [StackDifference] = []
  private var changes: [Change] = []
  private var sides: [[ContentID: Side]] = []

  mutating func add(_ change: @escaping Change) { changes.append(change) }

  mutating func add(_ newSides: [ContentID: Side]) { sides.append(newSides) }

  mutating func recordPublished(_ difference: StackDifference) { published.append(difference) }

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
