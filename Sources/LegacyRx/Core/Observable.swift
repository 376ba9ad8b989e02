/// A push-style sequence of elements.
///
/// Subclasses override `attach(_:)` alone: one virtual call a subscription, none an event.
public class Observable<Element>: ObservableType {
  @inlinable
  init() {
    #if DEBUG
    Resources.increment()
    #endif
  }

  #if DEBUG
  @inlinable
  deinit {
    Resources.decrement()
  }
  #endif

  /// Subscribes an observer to the events of this sequence.
  ///
  /// - Parameter observer: The receiver of the events.
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public final func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let handle = SubscriptionHandle()
    handle.hold(
      attach(
        AnyObserver { event in
          observer.on(event)
          if event.isStopEvent { handle.end() }
        }
      )
    )
    return handle
  }

  /// Returns the sequence itself.
  ///
  /// - Returns: This observable.
  @inlinable
  public final func asObservable() -> Observable<Element> { self }

  /// Connects an observer that is already type-erased; what every kind of observable overrides.
  @usableFromInline
  func attach(_ observer: AnyObserver<Element>) -> any Disposable {
    rxFatalError("Abstract method")
  }
}

extension Observable {
  /// Connects an operator's sink, which owns the connection and is its disposable.
  @inlinable
  func attach<Output, Receiver: Sink<Output> & ObserverType>(
    _ sink: Receiver
  ) -> any Disposable where Receiver.Element == Element {
    sink.hold(attach(AnyObserver(sink) { $0.on($1) }))
    return sink
  }
}
