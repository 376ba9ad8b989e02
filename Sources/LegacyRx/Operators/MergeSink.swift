public import Synchronization

/// Merges the sequences that a selector makes; `flatMap` and `merge()`.
@usableFromInline
final class MergeSink<Element, Inner: ObservableConvertibleType>: Sink<Inner.Element>,
  ObserverType
{
  @usableFromInline let selector: (Element) throws -> Inner
  @usableFromInline let gate = Gate()
  @usableFromInline let group = CompositeDisposable()
  @usableFromInline let sourceSubscription = SingleAssignmentDisposable()
  @usableFromInline let active = Atomic<Int>(0)
  // Touched inside the gate alone.
  @usableFromInline var isSourceDone = false

  @inlinable
  init(_ observer: AnyObserver<Inner.Element>, _ selector: @escaping (Element) throws -> Inner) {
    self.selector = selector
    super.init(observer)
  }

  @inlinable
  func run(_ source: Observable<Element>) -> any Disposable {
    _ = group.insert(sourceSubscription)
    sourceSubscription.setDisposable(source.attach(AnyObserver { self.on($0) }))
    hold(group)
    return self
  }

  @inlinable
  func on(_ event: Event<Element>) {
    switch event {
    case .next(let element):
      do {
        let inner = try selector(element).asObservable()
        active.wrappingAdd(1, ordering: .relaxed)
        subscribe(inner)
      } catch {
        gate.send(.error(error), to: finish)
      }
    case .error(let error): gate.send(.error(error), to: finish)
    case .completed: gate.send((), to: sourceDone)
    }
  }

  /// Subscribes to an inner sequence that was already counted.
  @inlinable
  func subscribe(_ inner: Observable<Inner.Element>) {
    let subscription = SingleAssignmentDisposable()
    guard let key = group.insert(subscription) else { return }
    let observer = MergeInner(self, key)
    subscription.setDisposable(inner.attach(AnyObserver { observer.on($0) }))
  }

  @inlinable
  func sourceDone(_: Void) {
    isSourceDone = true
    sourceSubscription.dispose()
    finishIfDone()
  }

  @inlinable
  func finishIfDone() {
    if isSourceDone, active.load(ordering: .relaxed) == 0 { finish(.completed) }
  }
}

/// Receives one inner sequence of a merge.
@usableFromInline
final class MergeInner<Element, Inner: ObservableConvertibleType> {
  @usableFromInline let parent: MergeSink<Element, Inner>
  @usableFromInline let key: CompositeDisposable.DisposeKey

  @inlinable
  init(_ parent: MergeSink<Element, Inner>, _ key: CompositeDisposable.DisposeKey) {
    self.parent = parent
    self.key = key
  }

  @inlinable
  func on(_ event: Event<Inner.Element>) {
    parent.gate.send(event, to: process)
  }

  @inlinable
  func process(_ event: Event<Inner.Element>) {
    switch event {
    case .next: parent.forward(event)
    case .error: parent.finish(event)
    case .completed:
      parent.group.remove(for: key)
      parent.active.wrappingSubtract(1, ordering: .relaxed)
      parent.finishIfDone()
    }
  }
}
