public import Synchronization

/// The sink of `flatMap` and `merge()`: merges the inner sequences that a selector creates.
@usableFromInline
final class FlatMapSink<Element, Inner: ObservableConvertibleType>: Sink<Inner.Element>,
  ObserverType, GatedReceiver
{
  @usableFromInline let selector: (Element) throws -> Inner
  @usableFromInline let gate = SerialGate()
  @usableFromInline let subscriptions = CompositeDisposable()
  @usableFromInline let sourceSubscription = SingleAssignmentDisposable()
  /// The number of inner sequences that have not completed.
  @usableFromInline let activeInnerCount = Atomic<Int>(0)
  // Accessed only inside the gate.
  @usableFromInline var hasSourceCompleted = false

  @inlinable
  init(_ observer: AnyObserver<Inner.Element>, _ selector: @escaping (Element) throws -> Inner) {
    self.selector = selector
    super.init(observer)
  }

  @inlinable
  func run(_ source: Observable<Element>) -> any Disposable {
    _ = subscriptions.insert(sourceSubscription)
    sourceSubscription.setDisposable(source.connectAndRecord(AnyObserver(self) { $0.on($1) }))
    hold(subscriptions)
    return self
  }

  @inlinable
  func on(_ event: Event<Element>) {
    switch event {
    case .next(let element):
      do {
        let inner = try selector(element).asObservable()
        activeInnerCount.wrappingAdd(1, ordering: .relaxed)
        subscribe(inner)
      } catch {
        gate.send(.error(error), to: finish)
      }
    case .error(let error): gate.send(.error(error), to: finish)
    case .completed: gate.send((), to: onSourceCompleted)
    }
  }

  /// Subscribes to an inner sequence; does nothing after `subscriptions` was disposed.
  ///
  /// The caller has already counted the sequence in `activeInnerCount`. The subscription is added
  /// to `subscriptions` only if the sequence has not completed during `subscribe`.
  @inlinable
  func subscribe(_ inner: Observable<Inner.Element>) {
    guard disposedAndUpstreamSetFlags.load(ordering: .relaxed) & 3 != 3 else { return }
    if let just = inner as? Just<Inner.Element>, !anyWiringRecorderExists {
      return gate.send(just.element, to: self)
    }
    let observer = FlatMapInnerObserver(self)
    let connection = inner.connectAndRecord(AnyObserver(observer) { $0.on($1) })
    if observer.hasCompleted {
      connection.dispose()
    } else if let key = subscriptions.insert(connection) {
      observer.storeKey(key)
    }
  }

  /// Emits the element of an inner `just(_:)`, and counts this inner sequence as completed.
  ///
  /// The sink does not subscribe to a `just(_:)`; it takes the element from it.
  @inlinable
  func process(_ elementOfJust: Inner.Element) {
    send(elementOfJust)
    activeInnerCount.wrappingSubtract(1, ordering: .relaxed)
    finishIfAllCompleted()
  }

  @inlinable
  func onSourceCompleted(_: Void) {
    hasSourceCompleted = true
    sourceSubscription.dispose()
    finishIfAllCompleted()
  }

  @inlinable
  func finishIfAllCompleted() {
    if hasSourceCompleted, activeInnerCount.load(ordering: .relaxed) == 0 { finish(.completed) }
  }
}

/// Receives the events of one inner sequence of a ``FlatMapSink``.
@usableFromInline
final class FlatMapInnerObserver<Element, Inner: ObservableConvertibleType>: GatedReceiver {
  @usableFromInline let parent: FlatMapSink<Element, Inner>
  // Bit 0: the sequence completed. Bit 1: `key` is set. The two order every access to `key`.
  @usableFromInline let completedAndKeySetFlags = Atomic<UInt8>(0)
  @usableFromInline var key: CompositeDisposable.DisposeKey?

  @inlinable
  init(_ parent: FlatMapSink<Element, Inner>) {
    self.parent = parent
  }

  @inlinable
  var hasCompleted: Bool { completedAndKeySetFlags.load(ordering: .acquiring) & 1 != 0 }

  /// Stores the key of the inner sequence's subscription in `subscriptions`; if the sequence has
  /// already completed, removes that subscription at once.
  @inlinable
  func storeKey(_ key: CompositeDisposable.DisposeKey) {
    self.key = key
    guard completedAndKeySetFlags.bitwiseOr(2, ordering: .acquiringAndReleasing).oldValue & 1 != 0
    else { return }
    parent.subscriptions.remove(for: key)
  }

  @inlinable
  @inline(__always)
  func on(_ event: Event<Inner.Element>) {
    parent.gate.send(event, to: self)
  }

  @inlinable
  func process(_ event: Event<Inner.Element>) {
    switch event {
    case .next: parent.forward(event)
    case .error: parent.finish(event)
    case .completed:
      let before = completedAndKeySetFlags.bitwiseOr(1, ordering: .acquiringAndReleasing).oldValue
      if before & 2 != 0, let key { parent.subscriptions.remove(for: key) }
      parent.activeInnerCount.wrappingSubtract(1, ordering: .relaxed)
      parent.finishIfAllCompleted()
    }
  }
}
