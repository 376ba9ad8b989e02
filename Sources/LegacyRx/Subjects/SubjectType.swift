/// A sequence that is also an observer: it sends the events that it receives to its own observers.
public protocol SubjectType<Element>: ObservableType {
  /// The type of the observer whose events the subject sends to its own observers.
  associatedtype Observer: ObserverType

  /// Returns the observer whose events the subject sends to its own observers; often the subject
  /// itself.
  ///
  /// - Returns: The observer.
  func asObserver() -> Observer
}
