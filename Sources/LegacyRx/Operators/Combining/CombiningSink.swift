/// The base class of the sinks of `combineLatest` and `zip`: has the gate, and knows which sources
/// have completed.
@usableFromInline
class CombiningSink<Result>: Sink<Result> {
  @usableFromInline let gate = SerialGate()
  // Both are accessed only inside the gate.
  /// Whether each source has completed.
  @exclusivity(unchecked) @usableFromInline var sourceHasCompleted: [Bool]
  /// The number of sources that have not completed.
  @exclusivity(unchecked) @usableFromInline var runningSourceCount: Int

  @inlinable
  init(_ observer: AnyObserver<Result>, count: Int) {
    sourceHasCompleted = Array(repeating: false, count: count)
    runningSourceCount = count
    super.init(observer)
  }

  /// Called after a source has emitted an element: sends a combination if every source has an
  /// element for it, and may complete if no combination is possible any more.
  @usableFromInline
  func combineIfReady(afterElementOf index: Int) { rxFatalError("Abstract method") }

  /// Returns whether every source except this one has completed; this one may have completed too.
  @inlinable
  final func isOnlyRunningSource(_ index: Int) -> Bool {
    runningSourceCount == (sourceHasCompleted[index] ? 0 : 1)
  }

  /// Records that a source has completed; completes after the last one.
  @inlinable
  final func recordCompletion(of index: Int) {
    guard !sourceHasCompleted[index] else { return }
    sourceHasCompleted[index] = true
    runningSourceCount -= 1
    if runningSourceCount == 0 { finish(.completed) }
  }
}
