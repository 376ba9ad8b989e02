/// A sequence that is fed through an observer.
public protocol SubjectType<Element>: ObservableType {
  /// The type of the observer that feeds it.
  associatedtype Observer: ObserverType

  /// Returns the observer that feeds the sequence.
  ///
  /// - Returns: The observer.
  func asObserver() -> Observer
}
