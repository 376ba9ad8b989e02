extension ObservableType {
  /// Returns a connectable sequence that sends the events of this sequence to a subject while
  /// connected.
  ///
  /// Its subscribers subscribe to the subject. All connections use the same subject. When this
  /// sequence ends, the subject ends too. After that, new subscribers receive what an ended subject
  /// sends, and a new connection sends them nothing.
  ///
  /// - Returns: A connectable sequence of the subject's events.
  public func multicast<Subject: SubjectType>(
    _ subject: Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    Multicast(asObservable(), .subjectAndSequence) { subject }
  }

  /// Returns a connectable sequence that sends the events of this sequence to a subject, a new one
  /// for each connection.
  ///
  /// - Parameter makeSubject: Creates a subject at the first subscription or connection, and again
  ///   at the first one after each end of a connection. It is called on the thread of this
  ///   subscription or connection, outside every lock.
  /// - Returns: A connectable sequence of the current subject's events.
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    Multicast(asObservable(), .subjectAndSequence, makeSubject: makeSubject)
  }

  /// Emits the events of a result that a function makes from this sequence.
  ///
  /// The function may use this sequence several times: each subscription to the result subscribes
  /// to this sequence only once, and shares its events through a new subject.
  ///
  /// ```
  /// multicast({ PublishSubject() }) { shared in .zip(shared, shared.skip(1)) { $1 - $0 } }
  /// source  ──1──3──4──┤
  /// result  ─────2──1──┤
  /// ```
  ///
  /// The function's result is subscribed to first, then this sequence.
  ///
  /// - Parameters:
  ///   - subjectSelector: Creates the subject; a failure it throws is emitted.
  ///   - selector: Creates the result from the subject's events; a failure it throws is emitted.
  /// - Returns: An observable of the result's events.
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: @escaping () throws -> Subject,
    selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    let source = asObservable()
    return Producer { observer in
      let sink = ForwardSink(observer)
      do {
        let subject = try subjectSelector()
        let shared = Multicast(source, name: "multicast", .subjectAndSequence) { subject }
        let result = try selector(shared).connectAndRecord(AnyObserver(sink) { $0.on($1) })
        sink.hold(Disposables.create(result, shared.connect()))
      } catch {
        sink.finish(.error(error))
      }
      return sink
    }
  }

  /// Shares this sequence while connected; new subscribers receive no earlier elements.
  ///
  /// ```
  /// source                      ──1──2──3──4──┤
  /// publish(), connected at 2        2──3──4──┤
  /// ```
  ///
  /// Every connection has its own subject: the subscribers of one connection receive nothing from
  /// the next.
  ///
  /// - Returns: A connectable sequence of the same events.
  public func publish() -> ConnectableObservable<Element> {
    Multicast(asObservable(), .sequence) { PublishSubject.unrecorded() }
  }

  /// Shares this sequence while connected, and sends every new subscriber the latest elements
  /// first.
  ///
  /// Every connection has its own memory, so a subscriber after its end receives none of its
  /// elements.
  ///
  /// - Parameter bufferSize: The greatest number of elements; a negative one counts as 0.
  /// - Returns: A connectable sequence of the same events.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    Multicast(asObservable(), .sequence) { ReplaySubject(capacity: max(0, bufferSize)) }
  }

  /// Shares this sequence while connected, and sends every new subscriber all elements of the
  /// connection first.
  ///
  /// The memory for the elements grows with each element.
  ///
  /// - Returns: A connectable sequence of the same events.
  public func replayAll() -> ConnectableObservable<Element> {
    Multicast(asObservable(), .sequence) { ReplaySubject(capacity: nil) }
  }
}
