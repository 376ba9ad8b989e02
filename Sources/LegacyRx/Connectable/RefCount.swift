/// The sequence of `refCount()` and `share`: connects a multicast while it has subscribers.
final class RefCount<Input, Element, Subject: SubjectType>: Observable<Element>
where Subject.Element == Element, Subject.Observer.Element == Input {
  private let multicast: Multicast<Input, Element, Subject>
  private let name: OperatorName
  // Guarded by the lock of the multicast. A round lasts from the first subscriber to the last, or to the end.
  private var session: MulticastSession<Input, Element, Subject>?
  private var round: UInt64 = 0
  private var count = 0
  private var isConnected = false

  init(_ multicast: Multicast<Input, Element, Subject>, name: StaticString) {
    self.multicast = multicast
    self.name = OperatorName(name)
    super.init()
  }

  override var wiringName: String { name.base }

  override func connect(_ observer: AnyObserver<Element>) -> any Disposable {
    let thread = ThreadContext.current
    guard thread.isScheduleRequired else { return join(observer) }
    return thread.trampoline { join(observer) }
  }

  /// Counts and subscribes an observer; the first one of a round connects.
  private func join(_ observer: AnyObserver<Element>) -> any Disposable {
    // Counted before it subscribes: one that leaves meanwhile must not end the session it subscribes to.
    var round: UInt64 = 0
    var replaced: MulticastSession<Input, Element, Subject>?
    let current = multicast.session { current in
      replaced = session
      if replaced?.hasEnded ?? true { begin(current) }
      count += 1
      round = self.round
    }
    _ = replaced
    let sink = RefCountSink(observer) { [round] in self.end(round) }
    let subscription = multicast.attach(AnyObserver(sink) { $0.on($1) }, to: current)
    // The subject's memory may have ended the sink already.
    guard !sink.isDisposed else {
      subscription.dispose()
      leave(round)
      return sink
    }
    if let session = claimConnect(round) { multicast.connect(session) }
    sink.hold(
      Disposables.create { [round] in
        subscription.dispose()
        self.leave(round)
      }
    )
    return sink
  }

  /// Returns the session that this subscriber must connect; `nil` if another subscriber connects it, `connect()` was
  /// called, or the round is over.
  private func claimConnect(_ round: UInt64) -> MulticastSession<Input, Element, Subject>? {
    multicast.lock.withLock {
      guard round == self.round, !isConnected, let session else { return nil }
      isConnected = true
      return session.claimConnect() ? session : nil
    }
  }

  /// Counts one subscriber less in a round; the last one ends the round and disconnects.
  private func leave(_ round: UInt64) {
    // Forgotten together with the count, or a newcomer could join what is about to be disconnected.
    var released: MulticastSession<Input, Element, Subject>?
    let last = multicast.forget {
      guard round == self.round else { return nil }
      count -= 1
      return count == 0 ? finishRound(&released) : nil
    }
    last?.upstream.dispose()
    _ = released
  }

  /// Ends a round because the source has ended; does nothing if it has ended already.
  private func end(_ round: UInt64) {
    var released: MulticastSession<Input, Element, Subject>?
    let ended = multicast.forget { round == self.round ? finishRound(&released) : nil }
    ended?.upstream.dispose()
    _ = released
  }

  /// Starts a round, which uses a session; called inside the lock.
  private func begin(_ session: MulticastSession<Input, Element, Subject>) {
    self.session = session
    round &+= 1
    count = 0
    isConnected = false
  }

  /// Ends the current round; called inside the lock.
  ///
  /// - Parameter released: Receives the session of the round, for the caller to release outside the lock.
  /// - Returns: The session to disconnect; `nil` if no subscriber of the round got as far as to connect.
  private func finishRound(
    _ released: inout MulticastSession<Input, Element, Subject>?
  ) -> MulticastSession<Input, Element, Subject>? {
    released = session
    session = nil
    round &+= 1
    return isConnected ? released : nil
  }
}

private final class RefCountSink<Element>: Sink<Element> {
  private let onEnd: () -> Void

  init(_ observer: AnyObserver<Element>, _ onEnd: @escaping () -> Void) {
    self.onEnd = onEnd
    super.init(observer)
  }

  func on(_ event: Event<Element>) {
    guard event.isStopEvent else { return forward(event) }
    onEnd()
    finish(event)
  }
}
