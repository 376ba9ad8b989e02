public import Synchronization

/// Counts the work that is scheduled on a queue: each piece of work gets the next position.
@usableFromInline
final class QueuePositionCounter: Sendable {
  /// The counter of all work that schedulers put on the main queue.
  static let main = QueuePositionCounter()

  @usableFromInline let atomicPosition = Atomic<Int>(0)

  /// The position of the latest work.
  @inlinable
  var latestPosition: Int { atomicPosition.load(ordering: .acquiring) }

  /// Moves to the next position, and returns it.
  @discardableResult
  func advance() -> Int { atomicPosition.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue }
}
