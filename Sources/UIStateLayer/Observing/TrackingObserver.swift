import Observation
import Synchronization

/// A closure that runs under `withObservationTracking`, and again after a change of what it read.
@MainActor
final class TrackingObserver: CancellableObserver {
  private var body: (@MainActor () -> Void)?
  private let isStopped = Atomic(false)

  init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
  }

  func run() {
    guard let body, !isStopped.load(ordering: .relaxed) else { return }
    withObservationTracking {
      body()
    } onChange: { [weak self] in
      // Called before the write, so the next turn of the main actor runs after it.
      Task { @MainActor in self?.run() }
    }
  }

  func cancel() { body = nil }

  nonisolated func preventFurtherCalls() {
    isStopped.store(true, ordering: .relaxed)
  }
}
