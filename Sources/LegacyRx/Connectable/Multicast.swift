/// Feeds a subject from a source, one subject a connection.
final class Multicast<Subject: SubjectType>: ConnectableObservable<Subject.Element> {
  typealias Session = MulticastSession<Subject>

  /// What a recording of the wiring shows.
  enum WiringForm {
    /// What subscribes stands for all of it.
    case none
    /// source → this sequence
    case sequence
    /// source → subject → this sequence
    case sequenceBehindSubject
  }

  private let source: Observable<Subject.Observer.Element>
  private let makeSubject: () -> Subject
  private let wiringForm: WiringForm
  private let name: OperatorName
  let lock = Lock()
  // Guarded by the lock.
  private var current: Session?

  init(
    _ source: Observable<Subject.Observer.Element>,
    name: StaticString = #function,
    _ wiringForm: WiringForm,
    makeSubject: @escaping () -> Subject
  ) {
    self.source = source
    self.name = OperatorName(name)
    self.wiringForm = wiringForm
    self.makeSubject = makeSubject
    super.init()
  }

  override var wiringName: String { name.base }

  override func connect(_ observer: AnyObserver<Subject.Element>) -> any Disposable {
    subscribe(observer, to: withSession { $0 })
  }

  override func connect() -> any Disposable {
    // Claimed while it is current: nothing has ended it by then.
    let (session, isFirst) = withSession { ($0, $0.claimConnect()) }
    if isFirst { follow(session) }
    return session
  }

  override func refCount() -> Observable<Subject.Element> { RefCount(self, name: #function) }
}

extension Multicast {
  /// Hands the current session to a function inside the lock; makes one, outside of it, when there is none.
  func withSession<Result>(_ body: (Session) -> Result) -> Result {
    if let result = lock.withLock({ current.map(body) }) { return result }
    let made = Session(makeSubject(), self)
    return lock.withLock {
      let session = current ?? made
      current = session
      return body(session)
    }
  }

  /// Changes what the lock guards, and forgets a session if the change returns one that is current.
  func forget(_ change: () -> Session?) -> Session? {
    lock.withLock {
      let session = change()
      if let session, current === session { current = nil }
      return session
    }
  }

  /// Subscribes what has chosen a session, as part of what the current thread records.
  func attach(
    _ observer: AnyObserver<Subject.Element>,
    to session: Session
  ) -> any Disposable {
    guard wiringForm != .none else { return subscribe(observer, to: session) }
    return attach(observer) { self.subscribe($0, to: session) }
  }

  /// Subscribes to the subject of a session.
  func subscribe(
    _ observer: AnyObserver<Subject.Element>,
    to session: Session
  ) -> any Disposable {
    switch wiringForm {
    case .none, .sequence: session.output.connect(observer)
    case .sequenceBehindSubject: session.output.attach(observer)
    }
  }

  /// Subscribes a session to the source, which its caller has claimed.
  func follow(_ session: Session) {
    switch wiringForm {
    case .none: session.follow(source)
    case .sequence: perform { session.follow(source) }
    case .sequenceBehindSubject: session.output.perform { session.follow(source) }
    }
  }
}
