import Synchronization

/// Runs a step once for each call of `runOrRepeat(_:)`, one step at a time, without recursion.
///
/// A call that is made while a step runs, by that step or by another thread, returns at once; the
/// call that runs the step then repeats its own step once more. So all calls must pass the same
/// step.
struct NonRecursiveLoop: ~Copyable {
  private let pendingRunCount = Atomic<Int>(0)

  borrowing func runOrRepeat(_ step: () -> Void) {
    guard pendingRunCount.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0 else {
      return
    }
    repeat {
      step()
    } while pendingRunCount.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue != 0
  }
}
