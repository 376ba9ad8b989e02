public import Dispatch

extension SharedSequence {
  /// Completes without an element, on the strategy's scheduler.
  ///
  /// - Returns: A shared sequence without elements.
  public static func empty() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.empty().subscribe(on: SharingStrategy.scheduler))
  }

  /// Emits nothing and never ends.
  ///
  /// - Returns: A shared sequence that never ends.
  public static func never() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .never())
  }

  /// Emits one element and completes, on the strategy's scheduler.
  ///
  /// - Returns: A sequence that sends the element to every subscriber.
  public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.just(element).subscribe(on: SharingStrategy.scheduler))
  }

  /// Creates a new sequence for each connection, and emits its events.
  ///
  /// A connection lasts from the first subscriber until the last one has left, or until the created
  /// sequence ends.
  ///
  /// - Parameter observableFactory: Creates the sequence.
  /// - Returns: A shared sequence of the created sequence's elements.
  public static func deferred(
    _ observableFactory: @escaping () -> SharedSequence<SharingStrategy, Element>
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.deferred { observableFactory().asObservable() })
  }

  /// Emits the given elements and completes, each as a step of its own on the strategy's scheduler.
  ///
  /// - Returns: A sequence that sends all elements to every subscriber.
  public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
    from(elements)
  }

  /// Emits the elements of an array and completes, each as a step of its own on the strategy's
  /// scheduler.
  ///
  /// - Returns: A sequence that sends all elements to every subscriber.
  public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .from(array, scheduler: SharingStrategy.scheduler))
  }

  /// Emits the elements of a sequence and completes, each as a step of its own on the strategy's
  /// scheduler.
  ///
  /// - Returns: A sequence that sends all elements to every subscriber.
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
    SharedSequence(raw: .from(sequence, scheduler: SharingStrategy.scheduler))
  }

  /// Emits the element, if there is one, and completes, each as a step of its own on the strategy's
  /// scheduler.
  ///
  /// - Parameter optional: The element.
  /// - Returns: A sequence that sends at most one element to every subscriber.
  public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .from(optional: optional, scheduler: SharingStrategy.scheduler))
  }
}

extension SharedSequence where Element: RxAbstractInteger {
  /// Emits 0, 1, 2 … on the strategy's scheduler, one number in each period, without an end.
  ///
  /// - Parameter period: The time from the first subscription to 0, and from one number to the
  ///   next.
  /// - Returns: A shared sequence of 0, 1, 2 …, which begins again at 0 for a first subscriber
  ///   after all have left.
  public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element>
  {
    SharedSequence(.interval(period, scheduler: SharingStrategy.scheduler))
  }

  /// Emits 0 after a delay, then 1, 2 … one in each period, without an end.
  ///
  /// - Parameters:
  ///   - dueTime: The time from the first subscription to 0.
  ///   - period: The time from one number to the next.
  /// - Returns: A shared sequence of 0, 1, 2 …, which begins again at 0 for a first subscriber
  ///   after all have left.
  public static func timer(
    _ dueTime: RxTimeInterval,
    period: RxTimeInterval
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
  }
}
