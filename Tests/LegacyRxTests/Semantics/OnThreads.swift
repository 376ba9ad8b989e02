import Dispatch
import Foundation
import Synchronization

/// Runs a function on several threads of its own at the same time, and waits for all of them.
func onThreads(_ count: Int, _ body: @escaping (Int) -> Void) {
  let shared = Shared(value: body)
  let ready = ReadyCount()
  let group = DispatchGroup()
  for index in 0..<count {
    group.enter()
    let thread = Thread {
      ready.value.add(1, ordering: .acquiringAndReleasing)
      // All start together, or there is little to overlap.
      while ready.value.load(ordering: .acquiring) < count { sched_yield() }
      shared.value(index)
      group.leave()
    }
    thread.start()
  }
  group.wait()
}

private final class ReadyCount: Sendable {
  let value = Atomic<Int>(0)
}
