/// What all forms of `combineLatest` share: who has emitted, who is done, and when to combine.
///
/// | event of one source | all have emitted      | some have not                               |
/// | ------------------- | --------------------- | ------------------------------------------- |
/// | `next`              | combines and emits    | completes, if every other source is done    |
/// | `completed`         | completes, once every source is done | the same                     |
/// | `error`             | fails                 | fails                                       |
@usableFromInline
final class CombineLatestSink<Result>: Sink<Result> {
  @usableFromInline let gate = Gate()
  // Touched inside the gate alone.
  @exclusivity(unchecked) @usableFromInline var hasValue: [Bool]
  @exclusivity(unchecked) @usableFromInline var isDone: [Bool]
  @exclusivity(unchecked) @usableFromInline var missingValues: Int
  @exclusivity(unchecked) @usableFromInline var runningSources: Int
  @usableFromInline let combine: () throws -> Result

  @inlinable
  init(_ observer: AnyObserver<Result>, count: Int, _ combine: @escaping () throws -> Result) {
    hasValue = Array(repeating: false, count: count)
    isDone = Array(repeating: false, count: count)
    missingValues = count
    runningSources = count
    self.combine = combine
    super.init(observer)
  }

  /// Subscribes to one source, whose latest element goes into a box.
  @inlinable
  func follow<Element>(
    _ source: Observable<Element>,
    _ index: Int,
    _ latest: Latest<Element>
  ) -> any Disposable {
    let input = CombineLatestInput(self, index, latest)
    input.subscription.setDisposable(source.attach(AnyObserver(input) { $0.on($1) }))
    return input.subscription
  }

  @inlinable
  @inline(__always)
  func next(_ index: Int) {
    guard missingValues == 0 || allHaveEmitted(with: index) else { return }
    let result: Result
    do { result = try combine() } catch { return fail(error) }
    send(result)
  }

  /// Notes that a source has emitted; completes if those that have not never will.
  @usableFromInline
  func allHaveEmitted(with index: Int) -> Bool {
    if !hasValue[index] {
      hasValue[index] = true
      missingValues -= 1
    }
    if missingValues == 0 { return true }
    if runningSources == (isDone[index] ? 0 : 1) { finish(.completed) }
    return false
  }

  @inlinable
  func done(_ index: Int) {
    guard !isDone[index] else { return }
    isDone[index] = true
    runningSources -= 1
    if runningSources == 0 { finish(.completed) }
  }
}

/// The latest element of one source.
@usableFromInline
final class Latest<Element> {
  // Touched inside the gate alone.
  @exclusivity(unchecked)
  @usableFromInline
  var value: Element?

  @inlinable
  init() {}

  /// The element; asked for once every source has one.
  @inlinable
  func get() throws -> Element {
    guard let value else { throw RxError.noElements }
    return value
  }
}

/// Receives one source of a `combineLatest`.
@usableFromInline
final class CombineLatestInput<Element, Result>: GatedReceiver {
  @usableFromInline let parent: CombineLatestSink<Result>
  @usableFromInline let index: Int
  @usableFromInline let latest: Latest<Element>
  @usableFromInline let subscription = SingleAssignmentDisposable()

  @inlinable
  init(_ parent: CombineLatestSink<Result>, _ index: Int, _ latest: Latest<Element>) {
    self.parent = parent
    self.index = index
    self.latest = latest
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
      parent.next(index)
    case .error(let error):
      subscription.dispose()
      parent.finish(.error(error))
    case .completed:
      subscription.dispose()
      parent.done(index)
    }
  }
}
