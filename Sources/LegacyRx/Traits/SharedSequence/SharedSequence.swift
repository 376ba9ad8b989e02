/// A sequence that does not fail, emits on one scheduler, and by its strategy shares one
/// subscription to its source.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>:
  SharedSequenceConvertibleType
{
  let source: Observable<Element>

  /// Creates a sequence that shares a source by the strategy.
  init(_ source: Observable<Element>) {
    self.source = SharingStrategy.share(source)
  }

  /// Creates a sequence that does not share its source: each subscription to the sequence
  /// subscribes to the source.
  init(raw source: Observable<Element>) {
    self.source = source
  }

  /// Returns the sequence as an `Observable`.
  ///
  /// - Returns: An observable of the same events.
  public func asObservable() -> Observable<Element> { source }

  /// Returns the sequence itself.
  ///
  /// - Returns: This sequence.
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}
