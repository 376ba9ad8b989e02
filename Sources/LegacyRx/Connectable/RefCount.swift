/// The sequence of `refCount()` and `share`: connects a multicast while it has subscribers.
///
/// A round lasts from the first subscriber until the last one has left, or until the source ends.
final class RefCount<Input, Element, Subject: SubjectType>: Observable<Element>
where Subject.Element == Element, Subject.Observer.Element == Input {
  private let multicast: Multicast<Input, Element, Subject>
  private let name: OperatorName
  // Guarded by the lock of the multicast. A round lasts from the first subscriber to the last, or to the end.
  private var session: MulticastSession<Input, Element, Subject>?
  private var currentRoundNumber: UInt64 = 0
  private var subscriberCount = 0
  private var isConnected = false

  init(_ multicast: Multicast<Input, Element, Subject>, name: StaticString) {
    self.multicast = multicast
    self.name = OperatorName(name)
    super.init()
  }

  override var wiringName: String { name.functionBaseName }

  override func connect(_ observer: AnyObserver<Element>) -> any Disposable {
    let thread = ThreadContext.current
    guard thread.isTrampolineIdle else { return countAndSubscribe(observer) }
    return thread.runTrampoline { countAndSubscribe(observer) }
  }

  /// Counts and subscribes an observer; the first one of a round connects.
  private func countAndSubscribe(_ observer: AnyObserver<Element>) -> any Disposable {
    // Counted before it subscribes: one that leaves meanwhile must not end the session it subscribes to.
    var round: UInt64 = 0
    var replaced: MulticastSession<Input, Element, Subject>?
    let current = multicast.currentOrNewSession { current in
      replaced = session
      if replaced?.hasSourceEnded ?? true { beginRoundInsideLock(with: current) }
      subscriberCount += 1
      round = currentRoundNumber
    }
    _ = replaced
    let sink = RefCountSink(observer) { [round] in self.endRoundAfterSourceEnd(round) }
    let subscription = multicast.connectAndRecord(AnyObserver(sink) { $0.on($1) }, to: current)
    // The subject's memory may have ended the sink already.
    guard !sink.isDisposed else {
      subscription.dispose()
      removeSubscriber(fromRound: round)
      return sink
    }
    if let session = claimSessionToConnect(inRound: round) { multicast.connectToSource(session) }
    sink.hold(
      Disposables.create { [round] in
        subscription.dispose()
        self.removeSubscriber(fromRound: round)
      }
    )
    return sink
  }

  /// Returns the session that this subscriber must connect; `nil` if it must not connect.
  ///
  /// It must not connect if another subscriber of the round connects the session, if `connect()`
  /// was called, or if the round is over.
  private func claimSessionToConnect(inRound round: UInt64) -> MulticastSession<
    Input, Element, Subject
  >? {
    multicast.lock.withLock {
      guard round == currentRoundNumber, !isConnected, let session else { return nil }
      isConnected = true
      return session.claimConnect() ? session : nil
    }
  }

  /// Counts one subscriber less in a round; the last one ends the round and disconnects.
  private func removeSubscriber(fromRound round: UInt64) {
    // Forgotten together with the count, or a newcomer could join what is about to be disconnected.
    var released: MulticastSession<Input, Element, Subject>?
    let last = multicast.forgetSession {
      guard round == currentRoundNumber else { return nil }
      subscriberCount -= 1
      return subscriberCount == 0 ? endCurrentRoundInsideLock(&released) : nil
    }
    last?.sourceSubscription.dispose()
    _ = released
  }

  /// Ends a round because the source has ended; does nothing if the round has ended already.
  private func endRoundAfterSourceEnd(_ round: UInt64) {
    var released: MulticastSession<Input, Element, Subject>?
    let ended = multicast.forgetSession {
      round == currentRoundNumber ? endCurrentRoundInsideLock(&released) : nil
    }
    ended?.sourceSubscription.dispose()
    _ = released
  }

  /// Starts a round, which uses a session; called inside the lock.
  private func beginRoundInsideLock(with session: MulticastSession<Input, Element, Subject>) {
    self.session = session
    currentRoundNumber &+= 1
    subscriberCount = 0
    isConnected = false
  }

  /// Ends the current round; called inside the lock.
  ///
  /// - Parameter released: Receives the session of the round in any case, so that the caller
  ///   releases it outside the lock.
  /// - Returns: The same session if a subscriber of the round has connected it or found it
  ///   connected: the caller must disconnect it. Otherwise `nil`.
  private func endCurrentRoundInsideLock(
    _ released: inout MulticastSession<Input, Element, Subject>?
  ) -> MulticastSession<Input, Element, Subject>? {
    released = session
    session = nil
    currentRoundNumber &+= 1
    return isConnected ? released : nil
  }
}

private final class RefCountSink<Element>: Sink<Element> {
  private let onStopEvent: () -> Void

  init(_ observer: AnyObserver<Element>, _ onStopEvent: @escaping () -> Void) {
    self.onStopEvent = onStopEvent
    super.init(observer)
  }

  func on(_ event: Event<Element>) {
    guard event.isStopEvent else { return forward(event) }
    onStopEvent()
    finish(event)
  }
}
