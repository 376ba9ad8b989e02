/// The base class of the sinks of `combineLatest` and `zip`: has the gate, and knows which sources have completed.
@usableFromInline
class CombiningSink<Result>: Sink<Result> {
  @usableFromInline let gate = Gate()
  // Both are accessed only inside the gate.
  /// Whether each source has completed.
  @exclusivity(unchecked) @usableFromInline var isDone: [Bool]
  /// The number of sources that have not completed.
  @exclusivity(unchecked) @usableFromInline var runningSources: Int

  @inlinable
  init(_ observer: AnyObserver<Result>, count: Int) {
    isDone = Array(repeating: false, count: count)
    runningSources = count
    super.init(observer)
  }

  /// Called after a source has emitted an element; sends a combination if every source has an
  /// element for it.
  @usableFromInline
  func combineIfReady(afterElementOf index: Int) { rxFatalError("Abstract method") }

  /// Returns whether every source except this one has completed.
  @inlinable
  final func isOnlyRunningSource(_ index: Int) -> Bool { runningSources == (isDone[index] ? 0 : 1) }

  /// Records that a source has completed; completes after the last one.
  @inlinable
  final func recordCompletion(of index: Int) {
    guard !isDone[index] else { return }
    isDone[index] = true
    runningSources -= 1
    if runningSources == 0 { finish(.completed) }
  }
}
