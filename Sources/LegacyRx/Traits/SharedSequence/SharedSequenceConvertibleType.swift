/// A type that can be converted to a shared sequence.
public protocol SharedSequenceConvertibleType<SharingStrategy, Element>: ObservableConvertibleType {
  /// The sharing strategy of the sequence.
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// Returns the shared sequence.
  ///
  /// - Returns: The shared sequence.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// Returns the sequence as an `Observable`.
  ///
  /// - Returns: An observable of the same events.
  public func asObservable() -> Observable<Element> {
    asSharedSequence().asObservable()
  }
}
