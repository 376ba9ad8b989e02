/// An observer with its type erased: one closure.
@frozen
public struct AnyObserver<Element>: ObserverType {
  /// A function that receives events.
  public typealias EventHandler = (Event<Element>) -> Void

  @usableFromInline let observer: EventHandler

  /// Creates an observer that hands every event to a function.
  ///
  /// - Parameter eventHandler: The function.
  @inlinable
  public init(eventHandler: @escaping EventHandler) {
    observer = eventHandler
  }

  /// Creates an observer that forwards to another one.
  ///
  /// - Parameter observer: The observer to forward to.
  @inlinable
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    self.observer = { observer.on($0) }
  }

  /// Receives one event.
  ///
  /// - Parameter event: The event.
  @inlinable
  public func on(_ event: Event<Element>) { observer(event) }

  /// Returns the observer itself.
  ///
  /// - Returns: This observer.
  @inlinable
  public func asObserver() -> AnyObserver<Element> { self }
}
