/// The sequence of `multicast`, `publish` and `replay`: while connected, sends the events of a
/// source to a subject, whose observers are its subscribers.
final class Multicast<Input, Element, Subject: SubjectType>: ConnectableObservable<Element>
where Subject.Element == Element, Subject.Observer.Element == Input {
  typealias Session = MulticastSession<Input, Element, Subject>

  /// The nodes with which a recording of the wiring, the graph of who emits to whom, shows the
  /// sequence.
  enum RecordedNodes {
    /// The recording does not show the sequence, only its ``RefCount``.
    case refCount
    /// The recording shows: source → this sequence.
    case sequence
    /// The recording shows: source → subject → this sequence.
    case subjectAndSequence
  }

  private let source: Observable<Input>
  private let makeSubject: () -> Subject
  private let recordedNodes: RecordedNodes
  private let name: OperatorName
  let lock = Lock()
  // Guarded by the lock.
  private var currentSession: Session?

  init(
    _ source: Observable<Input>,
    name: StaticString = #function,
    _ recordedNodes: RecordedNodes,
    makeSubject: @escaping () -> Subject
  ) {
    self.source = source
    self.name = OperatorName(name)
    self.recordedNodes = recordedNodes
    self.makeSubject = makeSubject
    super.init()
  }

  override var wiringName: String { name.functionBaseName }

  override func connect(_ observer: AnyObserver<Element>) -> any Disposable {
    connectToSubject(observer, of: currentOrNewSession())
  }

  override func connect() -> any Disposable {
    // Claimed while it is current: nothing has ended it by then.
    var isFirst = false
    let session = currentOrNewSession { isFirst = $0.claimConnect() }
    let connection = MulticastConnection(self, session)
    if isFirst { connectToSource(connection, of: session) }
    return connection
  }

  override func refCount() -> Observable<Element> { RefCount(self, name: #function) }
}

extension Multicast {
  /// Returns the current session; creates one if there is none.
  ///
  /// A session is created outside the lock. If another thread sets a session meanwhile, that
  /// session is the current one, and the created one is dropped.
  ///
  /// - Parameter body: Receives the returned session inside the lock.
  /// - Returns: The session.
  func currentOrNewSession(_ body: (Session) -> Void = { _ in }) -> Session {
    let existing: Session? = lock.withLock {
      if let currentSession { body(currentSession) }
      return currentSession
    }
    if let existing { return existing }
    let newSession = Session(makeSubject())
    return lock.withLock {
      let session = currentSession ?? newSession
      currentSession = session
      body(session)
      return session
    }
  }

  /// Calls a function inside the lock, and returns its result.
  ///
  /// If the result is the current session, this session is forgotten: the next subscriber or
  /// connection gets a new one.
  func forgetSession(returnedBy change: () -> Session?) -> Session? {
    lock.withLock {
      let session = change()
      if let session, currentSession === session { currentSession = nil }
      return session
    }
  }

  /// Subscribes an observer to a session; records the subscription if the current thread is
  /// recorded, unless only the ``RefCount`` is shown.
  func connectAndRecord(
    _ observer: AnyObserver<Element>,
    to session: Session
  ) -> any Disposable {
    guard recordedNodes != .refCount else {
      return connectToSubject(observer, of: session)
    }
    return connectAndRecord(observer) { self.connectToSubject($0, of: session) }
  }

  /// Subscribes an observer to the subject of a session, without recording this sequence.
  func connectToSubject(
    _ observer: AnyObserver<Element>,
    of session: Session
  ) -> any Disposable {
    switch recordedNodes {
    case .refCount, .sequence: session.subjectOutput.connect(observer)
    case .subjectAndSequence: session.subjectOutput.connectAndRecord(observer)
    }
  }

  /// Subscribes a session to the source; the caller must have claimed its connection.
  func connectToSource(_ session: Session) {
    connectToSource(MulticastConnection(self, session), of: session)
  }

  private func connectToSource(
    _ connection: MulticastConnection<Input, Element, Subject>,
    of session: Session
  ) {
    switch recordedNodes {
    case .refCount: connection.connect(to: source)
    case .sequence: runAsSubscriber { connection.connect(to: source) }
    case .subjectAndSequence:
      session.subjectOutput.runAsSubscriber { connection.connect(to: source) }
    }
  }
}
