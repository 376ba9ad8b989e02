/// A type that can be read as a shared sequence.
public protocol SharedSequenceConvertibleType<SharingStrategy, Element>: ObservableConvertibleType {
  /// How the sequence is shared.
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
