import Synchronization

/// Runs a step as often as it is requested, one at a time, without growing the stack.
///
/// A request made while a step runs, by any thread, is served by the loop that runs it.
struct RepeatingTask: ~Copyable {
  private let requests = Atomic<Int>(0)

  borrowing func request(_ step: () -> Void) {
    guard requests.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
    repeat {
      step()
    } while requests.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue != 0
  }
}
