/// Shares a source through a subject, connected as long as someone is subscribed.
final class RefCount<Element, Subject: SubjectType>: Observable<Element>
where Subject.Element == Element, Subject.Observer.Element == Element {
  private let source: Observable<Element>
  private let makeSubject: () -> Subject
  private let lock = Lock()
  // Guarded by the lock.
  private var current: RefCountSession<Element, Subject>?

  init(_ source: Observable<Element>, _ makeSubject: @escaping () -> Subject) {
    self.source = source
    self.makeSubject = makeSubject
    super.init()
  }

  override var wiringName: String { "share" }

  override func connect(_ observer: AnyObserver<Element>) -> any Disposable {
    let thread = ThreadContext.current
    guard thread.isScheduleRequired else { return join(observer) }
    return thread.trampoline { join(observer) }
  }

  private func join(_ observer: AnyObserver<Element>) -> any Disposable {
    let session = lock.withLock {
      let session = current ?? RefCountSession(makeSubject())
      current = session
      session.count += 1
      return session
    }
    let sink = RefCountSink(observer) { self.end(session) }
    let subscription = session.subject.asObservable().connect(AnyObserver(sink) { $0.on($1) })
    // The subject's memory may have ended the sink already.
    guard !sink.isDisposed else {
      subscription.dispose()
      leave(session)
      return sink
    }
    let isFirst = lock.withLock {
      defer { session.isConnected = true }
      return !session.isConnected
    }
    if isFirst {
      let input = session.subject.asObserver()
      session.connection.setDisposable(
        source.attach(
          AnyObserver { event in
            guard !session.connection.isDisposed else { return }
            if event.isStopEvent { self.end(session) }
            input.on(event)
          }
        )
      )
    }
    sink.hold(
      Disposables.create {
        subscription.dispose()
        self.leave(session)
      }
    )
    return sink
  }

  private func leave(_ session: RefCountSession<Element, Subject>) {
    let isLast = lock.withLock {
      session.count -= 1
      guard session.count == 0 else { return false }
      // Together with the count, or a newcomer could join what is about to be disconnected.
      if current === session { current = nil }
      return true
    }
    if isLast { session.connection.dispose() }
  }

  private func end(_ session: RefCountSession<Element, Subject>) {
    lock.withLock { if current === session { current = nil } }
    session.connection.dispose()
  }
}

/// One connection of a source to a subject.
private final class RefCountSession<Element, Subject> {
  let subject: Subject
  let connection = SingleAssignmentDisposable()
  var count = 0
  var isConnected = false

  init(_ subject: Subject) {
    self.subject = subject
  }
}

private final class RefCountSink<Element>: Sink<Element> {
  private let ended: () -> Void

  init(_ observer: AnyObserver<Element>, _ ended: @escaping () -> Void) {
    self.ended = ended
    super.init(observer)
  }

  func on(_ event: Event<Element>) {
    guard event.isStopEvent else { return forward(event) }
    ended()
    finish(event)
  }
}
