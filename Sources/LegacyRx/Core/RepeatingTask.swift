import Synchronization

/// Runs a step once for each request, one at a time, without recursion.
///
/// If a step is running, on any thread, its loop runs the requested step afterwards.
struct RepeatingTask: ~Copyable {
  private let requests = Atomic<Int>(0)

  borrowing func request(_ step: () -> Void) {
    guard requests.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
    repeat {
      step()
    } while requests.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue != 0
  }
}
