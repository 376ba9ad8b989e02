/// The base class of all sinks of `combineLatest`: knows which sources have emitted, and when to
/// combine.
///
/// | event       | if all sources have emitted     | if a source has not emitted               |
/// | ----------- | ------------------------------- | ----------------------------------------- |
/// | `next`      | combines and emits              | completes if all sources but this one have completed    |
/// | `completed` | completes if all have completed | completes if all have completed           |
/// | `error`     | fails                           | fails                                     |
@usableFromInline
class CombineLatestSink<Result>: CombiningSink<Result> {
  // Both are accessed only inside the gate.
  /// Whether each source has emitted an element.
  @exclusivity(unchecked) @usableFromInline var sourceHasEmitted: [Bool]
  /// The number of sources that have not emitted an element.
  @exclusivity(unchecked) @usableFromInline var sourcesWithoutElementCount: Int

  @inlinable
  override init(_ observer: AnyObserver<Result>, count: Int) {
    sourceHasEmitted = Array(repeating: false, count: count)
    sourcesWithoutElementCount = count
    super.init(observer, count: count)
  }

  /// Records that a source has emitted an element, and returns whether all sources have.
  ///
  /// If a source has not emitted, and all other sources than this one have completed, no
  /// combination is possible: then the sink completes, and the result is false.
  @usableFromInline
  final func allHaveEmitted(recording index: Int) -> Bool {
    if !sourceHasEmitted[index] {
      sourceHasEmitted[index] = true
      sourcesWithoutElementCount -= 1
    }
    if sourcesWithoutElementCount == 0 { return true }
    if isOnlyRunningSource(index) { finish(.completed) }
    return false
  }
}

/// Stores the latest element of one source of a `combineLatest`; `nil` before the first.
@usableFromInline
final class LatestElementOfSource<Element> {
  // Accessed only inside the gate.
  @exclusivity(unchecked)
  @usableFromInline
  var value: Element?

  @inlinable
  init() {}
}

/// Receives the events of one source of a `combineLatest`, and passes them through the gate.
@usableFromInline
final class CombineLatestSourceObserver<Element, Result, Parent: CombineLatestSink<Result>>:
  GatedReceiver
{
  @usableFromInline let parent: Parent
  @usableFromInline let index: Int
  @usableFromInline let latest: LatestElementOfSource<Element>
  @usableFromInline let subscription = SingleAssignmentDisposable()

  @inlinable
  init(_ parent: Parent, _ index: Int, _ latest: LatestElementOfSource<Element>) {
    self.parent = parent
    self.index = index
    self.latest = latest
  }

  /// Subscribes to the source, and returns the disposable of the subscription.
  @inlinable
  func subscribe(to source: Observable<Element>) -> any Disposable {
    subscription.setDisposable(source.connectAndRecord(AnyObserver(self) { $0.on($1) }))
    return subscription
  }

  @inlinable
  @inline(__always)
  func on(_ event: Event<Element>) {
    parent.gate.send(event, to: self)
  }

  @inlinable
  @inline(__always)
  func process(_ event: Event<Element>) {
    switch event {
    case .next(let element):
      latest.value = element
      parent.combineIfReady(afterElementOf: index)
    case .error(let error):
      subscription.dispose()
      parent.finish(.error(error))
    case .completed:
      subscription.dispose()
      parent.recordCompletion(of: index)
    }
  }
}
