/// Connects a multicast as long as someone is subscribed.
final class RefCount<Subject: SubjectType>: Observable<Subject.Element> {
  private let multicast: Multicast<Subject>
  private let name: OperatorName
  // Guarded by the lock of the multicast, as are the rounds.
  private var current: RefCountRound<Subject>?

  init(_ multicast: Multicast<Subject>, name: StaticString) {
    self.multicast = multicast
    self.name = OperatorName(name)
    super.init()
  }

  override var wiringName: String { name.base }

  override func connect(_ observer: AnyObserver<Subject.Element>) -> any Disposable {
    let thread = ThreadContext.current
    guard thread.isScheduleRequired else { return join(observer) }
    return thread.trampoline { join(observer) }
  }

  private func join(_ observer: AnyObserver<Subject.Element>) -> any Disposable {
    // Counted before it subscribes: one that leaves meanwhile must not end the session it subscribes to.
    let (round, session, replaced) = multicast.withSession { session in
      let before = current
      let round = before.flatMap { $0.session.hasEnded ? nil : $0 } ?? RefCountRound(session)
      current = round
      round.count += 1
      return (round, session, before)
    }
    _ = replaced
    let sink = RefCountSink(observer) { self.end(round) }
    let subscription = multicast.attach(AnyObserver(sink) { $0.on($1) }, to: session)
    // The subject's memory may have ended the sink already.
    guard !sink.isDisposed else {
      subscription.dispose()
      leave(round)
      return sink
    }
    if claimConnect(round) { multicast.follow(round.session) }
    sink.hold(
      Disposables.create {
        subscription.dispose()
        self.leave(round)
      }
    )
    return sink
  }

  /// True for the one subscriber that has to connect, unless that was done by hand.
  private func claimConnect(_ round: RefCountRound<Subject>) -> Bool {
    multicast.lock.withLock {
      guard !round.isConnected else { return false }
      round.isConnected = true
      return round.session.claimConnect()
    }
  }

  private func leave(_ round: RefCountRound<Subject>) {
    // Forgotten together with the count, or a newcomer could join what is about to be disconnected.
    let last = multicast.forget {
      round.count -= 1
      guard round.count == 0 else { return nil }
      if current === round { current = nil }
      return round.isConnected ? round.session : nil
    }
    last?.dispose()
  }

  private func end(_ round: RefCountRound<Subject>) {
    let ended: MulticastSession<Subject>? = multicast.forget {
      guard current === round else { return nil }
      current = nil
      return round.isConnected ? round.session : nil
    }
    ended?.dispose()
  }
}

/// The subscribers from the first one to the last, or to the end of the source.
private final class RefCountRound<Subject: SubjectType> {
  let session: MulticastSession<Subject>
  var count = 0
  var isConnected = false

  init(_ session: MulticastSession<Subject>) {
    self.session = session
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
