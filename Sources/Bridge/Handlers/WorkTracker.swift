import Synchronization

/// The counter of the pending work of one side of a content.
///
/// Scheduled work is pending until it has run or is cancelled. Repeating timers do not count, nor
/// does work that never comes due.
final class WorkTracker: Sendable {
  private let pendingCount = Atomic(0)

  var hasPendingWork: Bool { pendingCount.load(ordering: .acquiring) > 0 }

  /// Counts one more piece of work, until the returned item ends or is released.
  func addPendingWork() -> TrackedWork {
    pendingCount.wrappingAdd(1, ordering: .acquiringAndReleasing)
    return TrackedWork(self)
  }

  /// One piece of scheduled work, which is pending until ``end()`` is called or the item is
  /// released.
  final class TrackedWork: Sendable {
    private let tracker: WorkTracker
    private let isPending = Atomic(true)

    fileprivate init(_ tracker: WorkTracker) {
      self.tracker = tracker
    }

    deinit {
      end()
    }

    func end() {
      guard isPending.exchange(false, ordering: .acquiringAndReleasing) else { return }
      tracker.pendingCount.wrappingSubtract(1, ordering: .acquiringAndReleasing)
    }
  }
}
