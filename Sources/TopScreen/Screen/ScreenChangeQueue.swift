import ScreenDocument

/// The queue of a screen's changes: a change that is requested while another one is performed waits
/// for it.
@MainActor
struct ScreenChangeQueue {
  typealias Change = @MainActor () -> Void

  /// One change that waits in the queue.
  enum QueuedChange {
    case perform(Change)
    /// New sides of contents, which are performed before all waiting changes.
    case sides([ContentID: Side])
  }

  private(set) var isPerforming = false
  /// The differences of the stack that were published since ``beginPerforming()``, the first one
  /// first.
  private(set) var differencesPublishedWhilePerforming: [StackDifference] = []
  private var waitingChanges: [Change] = []
  private var waitingSides: [[ContentID: Side]] = []

  mutating func add(_ change: @escaping Change) { waitingChanges.append(change) }

  mutating func add(sides newSides: [ContentID: Side]) { waitingSides.append(newSides) }

  mutating func recordAlreadyPublished(_ difference: StackDifference) {
    differencesPublishedWhilePerforming.append(difference)
  }

  mutating func beginPerforming() {
    isPerforming = true
    differencesPublishedWhilePerforming = []
  }

  mutating func endPerforming() { isPerforming = false }

  mutating func takeNextSidesFirst() -> QueuedChange? {
    if !waitingSides.isEmpty { return .sides(waitingSides.removeFirst()) }
    return waitingChanges.isEmpty ? nil : .perform(waitingChanges.removeFirst())
  }
}
