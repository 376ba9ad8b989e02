/// How long `share(replay:scope:)` remembers the elements that it replays.
public enum SubjectLifetimeScope: Sendable {
  /// Each connection to the source has its own memory, which is discarded when the connection ends.
  ///
  /// A subscription after the source ended, or after the last subscriber left, starts without
  /// memory, so `retry()` behind it works.
  case whileConnected
  /// One memory for all connections.
  ///
  /// The memory is kept while there is no subscriber. After the source has ended, a new subscriber
  /// receives the replay and the same end.
  case forever
}

extension ObservableType {
  /// Shares one subscription to the source among all subscribers.
  ///
  /// The first subscriber connects to the source; when the last one leaves, the connection ends.
  ///
  /// | scope            | after the last subscriber left  | after the source ended             |
  /// | ---------------- | ------------------------------- | ---------------------------------- |
  /// | `whileConnected` | forgets; the next subscriber connects | forgets; the next subscriber connects |
  /// | `forever`        | remembers; the next subscriber connects | the next subscriber gets the replay and the end |
  ///
  /// - Parameters:
  ///   - replay: The number of latest elements a new subscriber receives first; a negative one
  ///     counts as 0.
  ///   - scope: How long those elements are remembered.
  /// - Returns: An observable that shares one subscription.
  @inlinable
  public func share(
    replay: Int = 0,
    scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    let source = asObservable()
    switch (scope, replay) {
    case (.whileConnected, 0), (.whileConnected, 1):
      return ShareWhileConnected(source, replaysLatest: replay == 1)
    default: return source.sharedByRefCount(replay: replay, scope: scope)
    }
  }
}

extension Observable {
  /// Shares this sequence through a subject: a new one for each connection, or one for all with the
  /// scope `forever`.
  @usableFromInline
  func sharedByRefCount(replay: Int, scope: SubjectLifetimeScope) -> Observable<Element> {
    switch (scope, replay) {
    case (.whileConnected, _): shared { ReplaySubject(capacity: max(0, replay)) }
    case (.forever, 0): shared(by: PublishSubject<Element>.unrecorded())
    case (.forever, _): shared(by: ReplaySubject<Element>(capacity: max(0, replay)))
    }
  }

  private func shared<Subject: SubjectType>(by subject: Subject) -> Observable<Element>
  where Subject.Element == Element, Subject.Observer.Element == Element {
    shared { subject }
  }

  private func shared<Subject: SubjectType>(
    _ makeSubject: @escaping () -> Subject
  ) -> Observable<Element>
  where Subject.Element == Element, Subject.Observer.Element == Element {
    RefCount(Multicast(self, .refCount, makeSubject: makeSubject), name: "share")
  }
}
