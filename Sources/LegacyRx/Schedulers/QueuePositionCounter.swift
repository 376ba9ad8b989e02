public import Synchronization

/// Counts the work that schedulers put on a queue without a delay: each piece of work gets the next
/// position, from 1 on.
@usableFromInline
final class QueuePositionCounter: Sendable {
  /// The counter that all schedulers of the main queue share.
  static let main = QueuePositionCounter()

  @usableFromInline let atomicPosition = Atomic<Int>(0)

  /// The position of the latest work; 0 before the first.
  @inlinable
  var latestPosition: Int { atomicPosition.load(ordering: .acquiring) }

  /// Moves to the next position, and returns it.
  @discardableResult
  func advance() -> Int { atomicPosition.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue }
}
