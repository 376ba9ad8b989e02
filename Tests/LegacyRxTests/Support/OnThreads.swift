import Dispatch
import Foundation
import Synchronization
import Testing

/// Runs a function on several threads of its own at the same time, and waits for all of them.
///
/// - Parameters:
///   - count: The number of threads.
///   - seconds: The time limit for all of them.
///   - body: The function; receives the number of its thread.
/// - Throws: `StuckThreads` when not all have returned in time, so that a test with a loop ends at
///   its
///   first failure. Threads that are blocked or still running are left behind.
func onThreads(
  _ count: Int,
  within seconds: Double = 60,
  _ body: @escaping (Int) -> Void
) throws(StuckThreads) {
  let shared = Shared(value: body)
  let progress = ThreadProgress()
  let group = DispatchGroup()
  let deadline = ContinuousClock.now + .seconds(seconds)
  for index in 0..<count {
    group.enter()
    let thread = Thread {
      progress.started.add(1, ordering: .acquiringAndReleasing)
      // All start together, so that they overlap.
      while progress.started.load(ordering: .acquiring) < count {
        guard ContinuousClock.now < deadline else { return }
        sched_yield()
      }
      shared.value(index)
      progress.returned.add(1, ordering: .acquiringAndReleasing)
      group.leave()
    }
    thread.start()
  }
  guard group.wait(timeout: .now() + seconds) == .success else {
    throw StuckThreads(
      count: count,
      started: progress.started.load(ordering: .acquiring),
      returned: progress.returned.load(ordering: .acquiring),
      seconds: seconds
    )
  }
}

/// Some threads did not return in time.
struct StuckThreads: Error, CustomStringConvertible {
  let count: Int
  let started: Int
  let returned: Int
  let seconds: Double

  var description: String {
    "Of \(count) threads, \(started) started and \(returned) returned within \(seconds) seconds."
  }
}

private final class ThreadProgress: Sendable {
  let started = Atomic<Int>(0)
  let returned = Atomic<Int>(0)
}
