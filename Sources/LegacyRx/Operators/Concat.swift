extension ObservableType {
  /// Emits the elements of this sequence, then those of a second one.
  ///
  /// ```
  /// first   ──1──2──┤
  /// second          ─3──4──┤
  /// result  ──1──2───3──4──┤
  /// ```
  ///
  /// - Parameter second: The sequence subscribed to when this one completes; after a failure of
  ///   this one it is not subscribed to.
  /// - Returns: An observable of the elements of both.
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
  where Source.Element == Element {
    .concat([asObservable(), second.asObservable()])
  }

  /// Emits the elements of several sequences, one sequence after the other.
  ///
  /// The first failure ends the result. Without sequences it completes at once.
  ///
  /// - Parameter sequence: The sequences; each is requested when the previous one completes.
  /// - Returns: An observable of their elements.
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    ConsecutiveSourcesProducer(.completion, sequence)
  }

  /// Emits the elements of several sequences, one sequence after the other.
  ///
  /// The first failure ends the result. Without sequences it completes at once.
  ///
  /// - Returns: An observable of their elements.
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<Element> where Collection.Element == Observable<Element> {
    ConsecutiveSourcesProducer(.completion, collection, count: collection.count)
  }

  /// Emits the elements of several sequences, one sequence after the other.
  ///
  /// The first failure ends the result. Without sequences it completes at once.
  ///
  /// - Returns: An observable of their elements.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    concat(sources)
  }
}

/// The sink of `concat`: continues with the next source when the previous one completes.
final class ConcatSink<Element>: ConsecutiveSourcesSink<Element> {
  override func on(_ event: Event<Element>) {
    switch event {
    case .next: forward(event)
    case .error: finish(event)
    case .completed: moveOnToNextSource()
    }
  }

  override func onNoMoreSources() {
    finish(.completed)
  }

  override func canTakeOverSources(of source: ConsecutiveSourcesProducer<Element>) -> Bool {
    source.movesOnAfter == .completion
  }
}
