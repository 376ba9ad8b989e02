import Synchronization

/// One observer of values, as its publisher stores it.
@MainActor
final class ValueObserver<Value>: CancellableObserver {
  /// The number of the first change to deliver; earlier changes were part of the initial value.
  let firstChange: UInt
  private var body: (@MainActor (Value) -> Void)?
  private var onEnd: (() -> Void)?
  private let isStopped = Atomic(false)

  init(
    firstChange: UInt = 0,
    onEnd: (() -> Void)? = nil,
    body: @escaping @MainActor (Value) -> Void
  ) {
    self.firstChange = firstChange
    self.onEnd = onEnd
    self.body = body
  }

  var isActive: Bool { body != nil }

  func take(_ value: Value) {
    guard let body, !isStopped.load(ordering: .relaxed) else { return }
    body(value)
  }

  nonisolated func stop() {
    isStopped.store(true, ordering: .relaxed)
  }

  func cancel() {
    body = nil
    onEnd = nil
  }

  /// Reports that no further value will follow, and releases the closures.
  func end() {
    let onEnd = onEnd
    cancel()
    onEnd?()
  }
}
