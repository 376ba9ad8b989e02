import Synchronization

/// Counts the scheduled work of one side of a content that has neither run nor been cancelled.
///
/// Repeating timers do not count.
final class WorkTracker: Sendable {
  private let pending = Atomic(0)

  var hasPendingWork: Bool { pending.load(ordering: .acquiring) > 0 }

  /// Counts one more piece of work, until the returned item ends or is released.
  func beginWork() -> Item {
    pending.wrappingAdd(1, ordering: .acquiringAndReleasing)
    return Item(self)
  }

  /// One piece of scheduled work, which is pending until ``end()`` is called or the item is
  /// released.
  final class Item: Sendable {
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
      tracker.pending.wrappingSubtract(1, ordering: .acquiringAndReleasing)
    }
  }
}
