/// Merges a limited number of inner sequences at a time.
final class MergeLimitedSink<Inner: ObservableConvertibleType>: Sink<Inner.Element>, ObserverType {
  typealias Element = Inner

  private let limit: Int
  private let gate = Gate()
  private let group = CompositeDisposable()
  private let sourceSubscription = SingleAssignmentDisposable()
  private let lock = Lock()
  // Guarded by the lock.
  private var queue = Queue<Observable<Inner.Element>>()
  private var active = 0
  private var isSourceDone = false

  init(_ observer: AnyObserver<Inner.Element>, _ limit: Int) {
    self.limit = limit
    super.init(observer)
  }

  func run(_ source: Observable<Inner>) -> any Disposable {
    _ = group.insert(sourceSubscription)
    sourceSubscription.setDisposable(source.attach(AnyObserver(self) { $0.on($1) }))
    hold(group)
    return self
  }

  func on(_ event: Event<Inner>) {
    switch event {
    case .next(let inner):
      let inner = inner.asObservable()
      let isFree = lock.withLock {
        guard active < limit else {
          queue.enqueue(inner)
          return false
        }
        active += 1
        return true
      }
      if isFree { subscribe(inner) }
    case .error(let error): gate.send(.error(error), to: finish)
    case .completed: gate.send((), to: sourceDone)
    }
  }

  private func subscribe(_ inner: Observable<Inner.Element>) {
    let subscription = SingleAssignmentDisposable()
    guard let key = group.insert(subscription) else { return }
    let process: (Event<Inner.Element>) -> Void = { [self] event in
      switch event {
      case .next: forward(event)
      case .error: finish(event)
      case .completed: innerDone(key)
      }
    }
    subscription.setDisposable(
      inner.attach(AnyObserver { [self] event in gate.send(event, to: process) })
    )
  }

  private func sourceDone(_: Void) {
    let isDone = lock.withLock {
      isSourceDone = true
      return active == 0
    }
    if isDone { finish(.completed) } else { sourceSubscription.dispose() }
  }

  private func innerDone(_ key: CompositeDisposable.DisposeKey) {
    group.remove(for: key)
    let (next, isDone) = lock.withLock {
      let next = queue.dequeue()
      if next == nil { active -= 1 }
      return (next, isSourceDone && active == 0)
    }
    if let next {
      subscribe(next)
    } else if isDone {
      finish(.completed)
    }
  }
}
