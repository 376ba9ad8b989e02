/// A sequence that is also an observer: it sends the events that it receives to its own observers.
public protocol SubjectType<Element>: ObservableType {
  /// The type of the observer that receives the events to send.
  associatedtype Observer: ObserverType

  /// Returns the observer that receives the events to send.
  ///
  /// - Returns: The observer.
  func asObserver() -> Observer
}
