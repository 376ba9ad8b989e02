public import Synchronization

/// The sink of `flatMapLatest` and `switchLatest()`: forwards the events of the latest inner
/// sequence.
///
/// An event of an inner sequence counts if that sequence is the latest when the event is sent. The
/// event is forwarded also if it waits in the gate's queue and another thread switches meanwhile.
/// It is dropped if an event of a later sequence came first, or if the thread inside switched.
@usableFromInline
final class SwitchSink<Element, Inner: ObservableConvertibleType>: Sink<Inner.Element>,
  ObserverType, GatedReceiver
{
  @usableFromInline let selector: (Element) throws -> Inner
  @usableFromInline let gate = SerialGate()
  @usableFromInline let sourceSubscription = SingleAssignmentDisposable()
  @usableFromInline let latest = LatestInnerSubscription()
  // Both are accessed only inside the gate.
  /// The greatest number of an inner sequence of which an event was processed, or to which the
  /// thread inside switched; an atomic, because its accesses are not checked for overlaps.
  @usableFromInline let latestProcessedID = Atomic<UInt>(0)
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
    // As with a recursive lock, a switch from inside precedes what waits in the queue.
    if gate.isCallingThreadInside { _ = tryAdvance(to: id) }
    let observer = SwitchInnerObserver(self, id)
    latest.storeOrDispose(inner.connectAndRecord(AnyObserver(observer) { $0.on($1) }), ofInner: id)
  }

  /// Emits the element of an inner `just(_:)`, and records that this inner sequence has completed.
  ///
  /// `switchToInner(_:)` calls this instead of subscribing to the inner sequence.
  @inlinable
  func process(_ elementOfJust: (id: UInt, element: Inner.Element)) {
    if tryAdvance(to: elementOfJust.id) { send(elementOfJust.element) }
    if latest.recordEnd(ofInner: elementOfJust.id), hasSourceCompleted { finish(.completed) }
  }

  /// Sets `latestProcessedID` to the number of an inner sequence; returns false without setting it
  /// if the number of a later one is set.
  ///
  /// Called inside the gate.
  @inlinable
  @inline(__always)
  func tryAdvance(to id: UInt) -> Bool {
    guard id >= latestProcessedID.load(ordering: .relaxed) else { return false }
    latestProcessedID.store(id, ordering: .relaxed)
    return true
  }

  @inlinable
  func onSourceCompleted(_: Void) {
    hasSourceCompleted = true
    sourceSubscription.dispose()
    if !latest.isLatestRunning { finish(.completed) }
  }
}

/// Receives the events of one inner sequence, and passes them through the gate while it is the
/// latest.
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
    // Not when it is processed: then a later switch would drop an event that waited in the queue.
    if parent.latest.latestID == id { parent.gate.send(event, to: self) }
  }

  @inlinable
  func process(_ event: Event<Inner.Element>) {
    guard parent.tryAdvance(to: id) else { return }
    guard event.isStopEvent else { return parent.forward(event) }
    let isLatest = parent.latest.recordEnd(ofInner: id)
    if event.error != nil || (isLatest && parent.hasSourceCompleted) { parent.finish(event) }
  }
}
