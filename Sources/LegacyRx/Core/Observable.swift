/// A push-style sequence, which sends its events to its subscribers.
///
/// A subclass overrides `connect(_:)`: a subscription costs one virtual call, an event none.
public class Observable<Element>: ObservableType {
  @inlinable
  init() {
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

  /// Subscribes an observer to the events of this sequence.
  ///
  /// - Parameter observer: The receiver of the events.
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  @_disfavoredOverload
  public final func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subscribe(observer, at: .unknown("subscribe"))
  }

  /// Subscribes an observer to the events of this sequence.
  ///
  /// - Parameters:
  ///   - observer: The receiver of the events.
  ///   - fileID: The file of the call, for the wiring.
  ///   - line: The line of the call, for the wiring.
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public final func subscribe<Observer: ObserverType>(
    _ observer: Observer,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable where Observer.Element == Element {
    subscribe(observer, at: CallSite("subscribe", fileID, line))
  }

  @inlinable
  final func subscribe<Observer: ObserverType>(
    _ observer: Observer,
    at site: CallSite
  ) -> any Disposable where Observer.Element == Element {
    let handle = SubscriptionHandle()
    handle.hold(
      connectAndRecord(
        AnyObserver { event in
          observer.on(event)
          if event.isStopEvent { handle.forgetUpstreamAfterEnd() }
        },
        at: site,
        allowsSequenceAsSubscriber: true
      )
    )
    return handle
  }

  /// Returns the sequence itself.
  ///
  /// - Returns: This observable.
  @inlinable
  public final func asObservable() -> Observable<Element> { self }

  /// Subscribes a type-erased observer, and returns the disposable of the subscription; each
  /// subclass overrides it.
  @usableFromInline
  func connect(_ observer: AnyObserver<Element>) -> any Disposable {
    rxFatalError("Abstract method")
  }

  /// The name of this sequence in a recording of the wiring; by default its type's name without
  /// generic arguments.
  var wiringName: String {
    String("\(type(of: self))".prefix { $0 != "<" })
  }
}

extension Observable {
  /// Subscribes an operator's sink; the sink owns this subscription, and is the disposable that is
  /// returned.
  @inlinable
  func connectSink<Output, Receiver: Sink<Output> & ObserverType>(
    _ sink: Receiver
  ) -> any Disposable where Receiver.Element == Element {
    sink.hold(connectAndRecord(AnyObserver(sink) { $0.on($1) }))
    return sink
  }
}
