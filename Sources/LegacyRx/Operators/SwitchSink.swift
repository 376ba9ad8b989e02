/// Follows the latest of the sequences that a selector makes.
@usableFromInline
final class SwitchSink<Element, Inner: ObservableConvertibleType>: Sink<Inner.Element>,
  ObserverType
{
  @usableFromInline let selector: (Element) throws -> Inner
  @usableFromInline let gate = Gate()
  @usableFromInline let sourceSubscription = SingleAssignmentDisposable()
  @usableFromInline let innerSubscription = SerialDisposable()
  @usableFromInline let lock = Lock()
  // Guarded by the lock.
  @usableFromInline var latest = 0
  @usableFromInline var hasLatest = false
  @usableFromInline var isSourceDone = false

  @inlinable
  init(_ observer: AnyObserver<Inner.Element>, _ selector: @escaping (Element) throws -> Inner) {
    self.selector = selector
    super.init(observer)
  }

  @inlinable
  func run(_ source: Observable<Element>) -> any Disposable {
    sourceSubscription.setDisposable(source.attach(AnyObserver { self.on($0) }))
    hold(Disposables.create(sourceSubscription, innerSubscription))
    return self
  }

  @inlinable
  func on(_ event: Event<Element>) {
    switch event {
    case .next(let element):
      do {
        follow(try selector(element).asObservable())
      } catch {
        gate.send(.error(error), to: finish)
      }
    case .error(let error): gate.send(.error(error), to: finish)
    case .completed: gate.send((), to: sourceDone)
    }
  }

  @inlinable
  func follow(_ inner: Observable<Inner.Element>) {
    let id = lock.withLock {
      hasLatest = true
      latest &+= 1
      return latest
    }
    let subscription = SingleAssignmentDisposable()
    innerSubscription.disposable = subscription
    let observer = SwitchInner(self, id, subscription)
    subscription.setDisposable(inner.attach(AnyObserver { observer.on($0) }))
  }

  @inlinable
  func sourceDone(_: Void) {
    let isDone = lock.withLock {
      isSourceDone = true
      return !hasLatest
    }
    sourceSubscription.dispose()
    if isDone { finish(.completed) }
  }

  @inlinable
  func isLatest(_ id: Int) -> Bool { lock.withLock { latest == id } }

  @inlinable
  func innerDone(_ id: Int) {
    let isDone = lock.withLock {
      guard latest == id else { return false }
      hasLatest = false
      return isSourceDone
    }
    if isDone { finish(.completed) }
  }
}

/// Receives one inner sequence as long as it is the latest.
@usableFromInline
final class SwitchInner<Element, Inner: ObservableConvertibleType> {
  @usableFromInline let parent: SwitchSink<Element, Inner>
  @usableFromInline let id: Int
  @usableFromInline let subscription: SingleAssignmentDisposable

  @inlinable
  init(
    _ parent: SwitchSink<Element, Inner>,
    _ id: Int,
    _ subscription: SingleAssignmentDisposable
  ) {
    self.parent = parent
    self.id = id
    self.subscription = subscription
  }

  @inlinable
  func on(_ event: Event<Inner.Element>) {
    parent.gate.send(event, to: process)
  }

  @inlinable
  func process(_ event: Event<Inner.Element>) {
    if event.isStopEvent { subscription.dispose() }
    switch event {
    case .next: if parent.isLatest(id) { parent.forward(event) }
    case .error: if parent.isLatest(id) { parent.finish(event) }
    case .completed: parent.innerDone(id)
    }
  }
}
