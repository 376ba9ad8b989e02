import Synchronization

/// One closure that observes a slot, a store or a computed value, which stores this object.
@MainActor
final class ValueObserver<Value>: CancellableObserver {
  /// The number of the first change that the closure receives; its initial value contains all
  /// earlier changes.
  let firstReceivedChangeNumber: UInt
  private var body: (@MainActor (Value) -> Void)?
  private var onEnd: (() -> Void)?
  private let isStopped = Atomic(false)

  init(
    firstReceivedChangeNumber: UInt = 0,
    onEnd: (() -> Void)? = nil,
    body: @escaping @MainActor (Value) -> Void
  ) {
    self.firstReceivedChangeNumber = firstReceivedChangeNumber
    self.onEnd = onEnd
    self.body = body
  }

  var isActive: Bool { body != nil }

  func deliver(_ value: Value) {
    guard let body, !isStopped.load(ordering: .relaxed) else { return }
    body(value)
  }

  nonisolated func preventFurtherCalls() {
    isStopped.store(true, ordering: .relaxed)
  }

  func cancel() {
    body = nil
    onEnd = nil
  }

  /// Releases the closures, and calls `onEnd`, because no further value will follow.
  func endCallingOnEnd() {
    let onEnd = onEnd
    cancel()
    onEnd?()
  }
}
