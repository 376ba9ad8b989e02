/// The common state of operators that combine several sources: the gate, and the sources that have completed.
@usableFromInline
class CombiningSink<Result>: Sink<Result> {
  @usableFromInline let gate = Gate()
  // Accessed only inside the gate.
  @exclusivity(unchecked) @usableFromInline var isDone: [Bool]
  @exclusivity(unchecked) @usableFromInline var runningSources: Int

  @inlinable
  init(_ observer: AnyObserver<Result>, count: Int) {
    isDone = Array(repeating: false, count: count)
    runningSources = count
    super.init(observer)
  }

  /// Sends a combination, if it can, after a source has emitted.
  @usableFromInline
  func next(_ index: Int) { rxFatalError("Abstract method") }

  /// Whether every source but this one has completed.
  @inlinable
  final func isLast(_ index: Int) -> Bool { runningSources == (isDone[index] ? 0 : 1) }

  @inlinable
  final func done(_ index: Int) {
    guard !isDone[index] else { return }
    isDone[index] = true
    runningSources -= 1
    if runningSources == 0 { finish(.completed) }
  }
}
