import Synchronization

/// Runs a step once for each call of `runOrRepeat(_:)`, one step at a time, without recursion.
///
/// While a step runs, the step itself or another thread may make a call. This call returns at once,
/// and does not run its step. The call that runs a step then repeats its own step instead. So all
/// calls must pass the same step.
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
