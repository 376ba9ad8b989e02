import Foundation
import Synchronization

/// Counts the events of an observer, and whether two events ever overlapped.
final class OverlapDetector: Sendable {
  private let inside = Atomic<Int>(0)
  private let overlapped = Atomic<Bool>(false)
  private let seen = Atomic<Int>(0)

  var hasOverlapped: Bool { overlapped.load(ordering: .relaxed) }
  var count: Int { seen.load(ordering: .relaxed) }

  func enter() {
    let isAlone = inside.add(1, ordering: .relaxed).newValue == 1
    let number = seen.add(1, ordering: .relaxed).newValue
    // Occasionally it yields, so that an overlap becomes likely.
    if number % 64 == 0 { sched_yield() }
    let isStillAlone = inside.subtract(1, ordering: .relaxed).newValue == 0
    if !isAlone || !isStillAlone { overlapped.store(true, ordering: .relaxed) }
  }
}
