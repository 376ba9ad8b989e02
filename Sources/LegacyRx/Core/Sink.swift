public import Synchronization

/// One operator in one subscription: receives the events of its source, the upstream, and sends
/// events to its observer, the downstream.
///
/// The sink is the disposable that its subscriber gets. Once disposed it forwards nothing more,
/// even if its source emits. A subclass adds the operator's state and conforms to `ObserverType`;
/// an operator without state needs none, see `applyingStatelessOperator(_:)`.
@usableFromInline
class Sink<Output>: Cancelable {
  @usableFromInline let observer: AnyObserver<Output>
  // Bit 0: disposed. Bit 1: `upstream` is set. The two order every access to `upstream`.
  @usableFromInline let disposedAndUpstreamSetFlags = Atomic<UInt8>(0)
  @exclusivity(unchecked)
  @usableFromInline
  var upstream: (any Disposable)?

  @inlinable
  init(_ observer: AnyObserver<Output>) {
    self.observer = observer
    #if DEBUG
    ThreadLiveObjectCounter.increment()
    #endif
  }

  #if DEBUG
  @inlinable
  deinit {
    ThreadLiveObjectCounter.decrement()
  }
  #endif

  @inlinable
  final var isDisposed: Bool { disposedAndUpstreamSetFlags.load(ordering: .relaxed) & 1 != 0 }

  /// Sends an event downstream, unless disposed.
  @inlinable
  @inline(__always)
  final func forward(_ event: Event<Output>) {
    guard !isDisposed else { return }
    observer.on(event)
  }

  /// Sends an element downstream, unless disposed.
  @inlinable
  @inline(__always)
  final func send(_ element: Output) {
    guard !isDisposed else { return }
    observer.on(.next(element))
  }

  /// Sends a stop event downstream, then disposes this sink.
  @inlinable
  @inline(never)
  final func finish(_ event: Event<Output>) {
    forward(event)
    dispose()
  }

  /// Sends a failure downstream, then disposes this sink.
  @inlinable
  @inline(never)
  final func fail(_ error: any Swift.Error) { finish(.error(error)) }

  /// Sends a stop event of a source with another element type downstream, then disposes this sink.
  ///
  /// The event must not be `next`: it would be sent as a completion.
  @inlinable
  @inline(never)
  final func convertAndFinish<Input>(_ event: Event<Input>) {
    if let error = event.error { finish(.error(error)) } else { finish(.completed) }
  }

  /// Casts an object to a sink of this type, without a check.
  ///
  /// The object is the first argument of a function that was passed to
  /// `applyingStatelessOperator(_:)`: always such a sink.
  @inlinable
  @inline(__always)
  static func uncheckedCast(_ receiver: AnyObject) -> Sink<Output> {
    // `applyingStatelessOperator(_:)` pairs its function with sinks of its own output alone.
    unsafeDowncast(receiver, to: Sink<Output>.self)
  }

  /// Stores the subscription to the source, to dispose it with this sink; disposes it at once if
  /// this sink is already disposed.
  @usableFromInline
  final func hold(_ upstream: any Disposable) {
    self.upstream = upstream
    guard
      disposedAndUpstreamSetFlags.bitwiseOr(2, ordering: .acquiringAndReleasing).oldValue & 1 != 0
    else {
      return
    }
    self.upstream = nil
    upstream.dispose()
  }

  /// Called once when the sink is disposed, before the subscription to the source is disposed.
  @usableFromInline
  func onDispose() {}

  @usableFromInline
  final func dispose() {
    let before = disposedAndUpstreamSetFlags.bitwiseOr(1, ordering: .acquiringAndReleasing).oldValue
    if before & 1 == 0 { onDispose() }
    guard before == 2 else { return }
    let connection = upstream
    upstream = nil
    connection?.dispose()
  }
}
