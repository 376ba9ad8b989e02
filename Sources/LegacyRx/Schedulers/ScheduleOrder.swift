public import Synchronization

/// The order in which work is scheduled on a queue: each piece of work has the next position.
@usableFromInline
final class ScheduleOrder: Sendable {
  /// The order of the main queue's schedulers.
  static let main = ScheduleOrder()

  @usableFromInline let latest = Atomic<Int>(0)

  /// The position of the latest work.
  @inlinable
  var position: Int { latest.load(ordering: .acquiring) }

  /// Returns the next position.
  @discardableResult
  func advance() -> Int { latest.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue }
}
