import Synchronization

/// The sink of `merge(maxConcurrent:)` and `concatMap`: subscribes to a limited number of inner
/// sequences at a time; the others wait in a queue.
final class MergeLimitedSink<Element, Inner: ObservableConvertibleType>: Sink<Inner.Element>,
  ObserverType
{
  fileprivate let gate = SerialGate()
  fileprivate let subscriptions = CompositeDisposable()
  private let maxConcurrent: Int
  private let selector: (Element) throws -> Inner
  private let sourceSubscription = SingleAssignmentDisposable()
  private let lock = Lock()
  // Guarded by the lock.
  private var waitingInners = Queue<Observable<Inner.Element>>()
  /// The number of inner sequences that are subscribed to, or are being created for a free place.
  private var activeInnerCount = 0
  private var hasSourceCompleted = false

  init(
    _ observer: AnyObserver<Inner.Element>,
    _ maxConcurrent: Int,
    _ selector: @escaping (Element) throws -> Inner
  ) {
    self.maxConcurrent = maxConcurrent
    self.selector = selector
    super.init(observer)
  }

  func run(_ source: Observable<Element>) -> any Disposable {
    _ = subscriptions.insert(sourceSubscription)
    sourceSubscription.setDisposable(source.connectAndRecord(AnyObserver(self) { $0.on($1) }))
    hold(subscriptions)
    return self
  }

  func on(_ event: Event<Element>) {
    switch event {
    case .next(let element):
      do {
        // Before the selector, which can send elements: they come after this one.
        let isCounted = tryCountAsActive()
        let inner = try selector(element).asObservable()
        if isCounted || countAsActiveOrEnqueue(inner) { subscribeInTurn(startingWith: inner) }
      } catch {
        gate.send(.error(error), to: finish)
      }
    case .error(let error): gate.send(.error(error), to: finish)
    case .completed: gate.send((), to: onSourceCompleted)
    }
  }

  private func onSourceCompleted(_: Void) {
    let isDone = lock.withLock {
      hasSourceCompleted = true
      return activeInnerCount == 0
    }
    if isDone { finish(.completed) } else { sourceSubscription.dispose() }
  }

  /// Counts an inner sequence as active and returns true; if the limit is reached, returns false.
  private func tryCountAsActive() -> Bool {
    lock.withLock { tryCountAsActiveInsideLock() }
  }

  /// Counts an inner sequence as active and returns true; if the limit is reached, adds it to the
  /// queue and returns false.
  private func countAsActiveOrEnqueue(_ inner: Observable<Inner.Element>) -> Bool {
    lock.withLock {
      if tryCountAsActiveInsideLock() { return true }
      waitingInners.enqueue(inner)
      return false
    }
  }

  /// Does the same as ``tryCountAsActive()``; called inside the lock.
  private func tryCountAsActiveInsideLock() -> Bool {
    guard activeInnerCount < maxConcurrent else { return false }
    activeInnerCount += 1
    return true
  }

  /// Subscribes to an inner sequence.
  ///
  /// If it completes during `subscribe`, subscribes to the next one of the queue, and so on: in a
  /// loop, so that a long queue does not grow the stack.
  fileprivate func subscribeInTurn(startingWith first: Observable<Inner.Element>) {
    var following: Observable<Inner.Element>? = first
    while let inner = following {
      let subscription = SingleAssignmentDisposable()
      guard let key = subscriptions.insert(subscription) else { return }
      let receiver = MergeLimitedInnerObserver(self, key)
      subscription.setDisposable(inner.connectAndRecord(AnyObserver(receiver) { $0.on($1) }))
      following = receiver.markSubscribedAndCheckCompleted() ? dequeueOrDecrementActiveCount() : nil
    }
  }

  /// Called after an inner sequence has completed: removes and returns the next one of the queue.
  ///
  /// If there is none, lowers `activeInnerCount` by one and returns `nil`; completes the result if
  /// the source and all inner sequences have completed.
  fileprivate func dequeueOrDecrementActiveCount() -> Observable<Inner.Element>? {
    let next = lock.withLock {
      let next = waitingInners.dequeue()
      if next == nil { activeInnerCount -= 1 }
      return next
    }
    if next == nil { gate.send((), to: finishIfAllCompleted) }
    return next
  }

  private func finishIfAllCompleted(_: Void) {
    if lock.withLock({ hasSourceCompleted && activeInnerCount == 0 }) { finish(.completed) }
  }
}

/// Receives the events of one inner sequence of a ``MergeLimitedSink``.
private final class MergeLimitedInnerObserver<Element, Inner: ObservableConvertibleType>:
  GatedReceiver
{
  private let parent: MergeLimitedSink<Element, Inner>
  private let key: CompositeDisposable.DisposeKey
  // Bit 0: the sequence completed. Bit 1: the subscription was made.
  private let completedAndSubscribedFlags = Atomic<UInt8>(0)

  init(_ parent: MergeLimitedSink<Element, Inner>, _ key: CompositeDisposable.DisposeKey) {
    self.parent = parent
    self.key = key
  }

  /// Records that `subscribe` has returned.
  ///
  /// - Returns: Whether the sequence completed before, during the call of `subscribe`.
  func markSubscribedAndCheckCompleted() -> Bool {
    completedAndSubscribedFlags.bitwiseOr(2, ordering: .acquiringAndReleasing).oldValue & 1 != 0
  }

  func on(_ event: Event<Inner.Element>) { parent.gate.send(event, to: self) }

  func process(_ event: Event<Inner.Element>) {
    switch event {
    case .next: parent.forward(event)
    case .error: parent.finish(event)
    case .completed:
      parent.subscriptions.remove(for: key)
      // While it is still being subscribed to, its subscriber moves on.
      let before = completedAndSubscribedFlags.bitwiseOr(1, ordering: .acquiringAndReleasing)
        .oldValue
      if before == 2, let next = parent.dequeueOrDecrementActiveCount() {
        parent.subscribeInTurn(startingWith: next)
      }
    }
  }
}
