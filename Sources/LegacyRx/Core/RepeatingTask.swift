import Synchronization

/// Runs a step once for each request, one at a time, without recursion.
///
/// A request that is made while a step runs, on any thread, returns at once; the running call then repeats its own step
/// once for it. So all requests must pass the same step.
struct RepeatingTask: ~Copyable {
  private let requests = Atomic<Int>(0)

  borrowing func request(_ step: () -> Void) {
    guard requests.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
    repeat {
      step()
    } while requests.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue != 0
  }
}
