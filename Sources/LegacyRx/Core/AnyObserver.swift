/// An observer with its type erased: an object, and the function that passes events to it.
@frozen
public struct AnyObserver<Element>: ObserverType {
  /// A function that receives events.
  public typealias EventHandler = (Event<Element>) -> Void

  /// A function that passes an event to the one type of object for which it was created.
  @usableFromInline typealias Receive = (AnyObject, Event<Element>) -> Void

  @usableFromInline let receiver: AnyObject
  @usableFromInline let receive: Receive

  @inlinable
  init(receiver: AnyObject, receive: @escaping Receive) {
    self.receiver = receiver
    self.receive = receive
  }

  /// Creates an observer that calls a function with an object and each event; a function without
  /// captures is fastest.
  @inlinable
  @inline(__always)
  init<Receiver: AnyObject>(
    _ receiver: Receiver,
    _ receive: @escaping (Receiver, Event<Element>) -> Void
  ) {
    @inline(__always)
    func castAndReceive(_ receiver: AnyObject, _ event: Event<Element>) {
      // The function is paired with this receiver alone.
      receive(unsafeDowncast(receiver, to: Receiver.self), event)
    }
    self.init(receiver: receiver, receive: castAndReceive)
  }

  /// Creates an observer that passes every event to a function, also one that follows a stop event.
  ///
  /// - Parameter eventHandler: The function.
  @inlinable
  public init(eventHandler: @escaping EventHandler) {
    self.init(EventHandlerBox(eventHandler)) { $0.handler($1) }
  }

  /// Creates an observer that forwards to another one.
  ///
  /// - Parameter observer: The observer to forward to.
  @inlinable
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    self.init(eventHandler: { observer.on($0) })
  }

  /// Passes an event to the observer or the function that this observer was created with.
  @inlinable
  public func on(_ event: Event<Element>) { receive(receiver, event) }

  /// Returns the observer itself.
  ///
  /// - Returns: This observer.
  @inlinable
  public func asObserver() -> AnyObserver<Element> { self }
}
