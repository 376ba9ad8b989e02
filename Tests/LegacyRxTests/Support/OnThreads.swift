import Dispatch
import Foundation
import Synchronization
import Testing

/// Runs a function on several threads of its own at the same time, and waits for all of them.
///
/// The test fails when they do not return in time: they are left behind, blocked as they are.
func onThreads(
  _ count: Int,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @escaping (Int) -> Void
) {
  let limit = 60
  let shared = Shared(value: body)
  let ready = ReadyCount()
  let group = DispatchGroup()
  let deadline = ContinuousClock.now + .seconds(limit)
  for index in 0..<count {
    group.enter()
    let thread = Thread {
      ready.value.add(1, ordering: .acquiringAndReleasing)
      // All start together, or there is little to overlap.
      while ready.value.load(ordering: .acquiring) < count, ContinuousClock.now < deadline {
        sched_yield()
      }
      shared.value(index)
      group.leave()
    }
    thread.start()
  }
  guard group.wait(timeout: .now() + .seconds(limit)) == .success else {
    Issue.record(
      "\(count) threads have not all returned within \(limit) seconds",
      sourceLocation: sourceLocation
    )
    return
  }
}

private final class ReadyCount: Sendable {
  let value = Atomic<Int>(0)
}
