/// The sink of `flatMapLatest` and `switchLatest()`: forwards the events of the latest inner
/// sequence.
@usableFromInline
final class SwitchSink<Element, Inner: ObservableConvertibleType>: Sink<Inner.Element>,
  ObserverType, GatedReceiver
{
  @usableFromInline let selector: (Element) throws -> Inner
  @usableFromInline let gate = SerialGate()
  @usableFromInline let sourceSubscription = SingleAssignmentDisposable()
  @usableFromInline let latest = LatestInnerSubscription()
  // Accessed only inside the gate.
  @usableFromInline var hasSourceCompleted = false

  @inlinable
  init(_ observer: AnyObserver<Inner.Element>, _ selector: @escaping (Element) throws -> Inner) {
    self.selector = selector
    super.init(observer)
  }

  @inlinable
  func run(_ source: Observable<Element>) -> any Disposable {
    sourceSubscription.setDisposable(source.connectAndRecord(AnyObserver(self) { $0.on($1) }))
    hold(Disposables.create(sourceSubscription, latest))
    return self
  }

  @inlinable
  func on(_ event: Event<Element>) {
    switch event {
    case .next(let element):
      do {
        switchToInner(try selector(element).asObservable())
      } catch {
        gate.send(.error(error), to: finish)
      }
    case .error(let error): gate.send(.error(error), to: finish)
    case .completed: gate.send((), to: onSourceCompleted)
    }
  }

  /// Makes an inner sequence the latest, and subscribes to it.
  @inlinable
  func switchToInner(_ inner: Observable<Inner.Element>) {
    let id = latest.advanceToNextInner()
    if let just = inner as? Just<Inner.Element>, !anyWiringRecorderExists {
      return gate.send((id, just.element), to: self)
    }
    let observer = SwitchInnerObserver(self, id)
    latest.storeOrDispose(inner.connectAndRecord(AnyObserver(observer) { $0.on($1) }), ofInner: id)
  }

  /// Emits the element of an inner `just(_:)`, and records that this inner sequence has completed.
  ///
  /// `switchToInner(_:)` calls this instead of subscribing to the inner sequence.
  @inlinable
  func process(_ elementOfJust: (id: UInt, element: Inner.Element)) {
    if latest.latestID == elementOfJust.id { send(elementOfJust.element) }
    if latest.recordEnd(ofInner: elementOfJust.id), hasSourceCompleted { finish(.completed) }
  }

  @inlinable
  func onSourceCompleted(_: Void) {
    hasSourceCompleted = true
    sourceSubscription.dispose()
    if !latest.isLatestRunning { finish(.completed) }
  }
}

/// Receives the events of one inner sequence, and forwards them while it is the latest.
@usableFromInline
final class SwitchInnerObserver<Element, Inner: ObservableConvertibleType>: GatedReceiver {
  @usableFromInline let parent: SwitchSink<Element, Inner>
  @usableFromInline let id: UInt

  @inlinable
  init(_ parent: SwitchSink<Element, Inner>, _ id: UInt) {
    self.parent = parent
    self.id = id
  }

  @inlinable
  @inline(__always)
  func on(_ event: Event<Inner.Element>) {
    parent.gate.send(event, to: self)
  }

  @inlinable
  func process(_ event: Event<Inner.Element>) {
    if !event.isStopEvent {
      if parent.latest.latestID == id { parent.forward(event) }
    } else if parent.latest.recordEnd(ofInner: id), event.error != nil || parent.hasSourceCompleted
    {
      parent.finish(event)
    }
  }
}
