/// The sequence of `share(replay:)` with the scope `whileConnected` and a replay of 0 or 1.
@usableFromInline
final class ShareWhileConnected<Element>: Observable<Element> {
  @usableFromInline let source: Observable<Element>
  @usableFromInline let lock = Lock()
  // Guarded by the lock, as is all state of the connections.
  @exclusivity(unchecked) @usableFromInline var current: ShareConnection<Element>?
  @usableFromInline let replaysLatest: Bool
  // Both functions are made where the element type is known, so that they are compiled for it.
  @usableFromInline let specializedReceive: AnyObserver<Element>.Receive
  @usableFromInline
  let specializedAdd: (ShareWhileConnected<Element>, AnyObserver<Element>) -> any Disposable

  @inlinable
  init(_ source: Observable<Element>, replaysLatest: Bool) {
    self.source = source
    self.replaysLatest = replaysLatest
    specializedReceive = { receiver, event in
      // A shared source hands this function to its own connections alone.
      unsafeDowncast(receiver, to: ShareConnection<Element>.self).on(event)
    }
    specializedAdd = { $0.add($1) }
    super.init()
  }

  override var wiringName: String { "share" }

  @usableFromInline
  override func connect(_ observer: AnyObserver<Element>) -> any Disposable {
    specializedAdd(self, observer)
  }

  /// Adds an observer to the current connection, and sends it the latest element if the connection
  /// keeps one.
  ///
  /// If there is no current connection, creates one, adds the observer, and connects it to the
  /// source.
  @inlinable
  func add(_ observer: AnyObserver<Element>) -> any Disposable {
    let (connection, key, replay) = lock.withLock {
      let connection = current ?? ShareConnection(self, keepsLatest: replaysLatest)
      current = connection
      let replay = connection.latest.map {
        ($0, NewObserverDuringReplay(observer, reentryPolicy: .skip))
      }
      let entry = replay.map { AnyObserver($0.1) { $0.on($1) } } ?? observer
      return (connection, connection.observers.insert(entry), replay)
    }
    let isFirst = connection.claimConnect()
    if let (latest, replayObserver) = replay {
      observer.on(.next(latest))
      replayObserver.finishReplay()
      let released = lock.withLock { connection.observers.replace(key, with: observer) }
      _ = released
    }
    if isFirst { connection.connect() }
    return KeyedSubscription(connection, key)
  }
}

/// One connection to a shared source: the subscription to it, and the observers that receive its
/// events.
@usableFromInline
final class ShareConnection<Element>: SubscriptionHandle, SubscriptionOwner {
  @exclusivity(unchecked) @usableFromInline var observers = KeyedObserverList<Element>()
  @exclusivity(unchecked) @usableFromInline var latest: Element?
  @exclusivity(unchecked) @usableFromInline var isClosed = false
  @usableFromInline let keepsLatest: Bool
  @usableFromInline let parent: ShareWhileConnected<Element>
  @usableFromInline let isConnectClaimed = OneTimeFlag()

  @inlinable
  init(_ parent: ShareWhileConnected<Element>, keepsLatest: Bool) {
    self.parent = parent
    self.keepsLatest = keepsLatest
    super.init()
    #if DEBUG
    ThreadLiveObjectCounter.increment()
    #endif
  }

  #if DEBUG
  deinit {
    ThreadLiveObjectCounter.decrement()
  }
  #endif

  /// Returns true for the first caller, which must connect; false for all others.
  @inlinable
  func claimConnect() -> Bool { isConnectClaimed.trySet() }

  @inlinable
  func connect() {
    let observer = AnyObserver(receiver: self, receive: parent.specializedReceive)
    hold(parent.source.connectAndRecord(observer))
  }

  @inlinable
  @inline(__always)
  func on(_ event: Event<Element>) {
    var released: Element?
    let receivers = parent.lock.withLock {
      guard !isClosed else { return KeyedObserverList<Element>() }
      guard case .next(let element) = event else {
        defer { closeAndRemoveObservers() }
        return observers
      }
      if keepsLatest {
        released = latest
        latest = element
      }
      return observers
    }
    dispatch(receivers, event)
    _ = released
    if event.isStopEvent { forgetUpstreamAfterEnd() }
  }

  @inlinable
  func unsubscribe(_ key: UInt64) {
    let (released, isLast) = parent.lock.withLock {
      let removed = observers.remove(key)
      guard removed != nil, observers.count == 0 else { return (removed, false) }
      closeAndRemoveObservers()
      return (removed, true)
    }
    _ = released
    if isLast { dispose() }
  }

  /// Ends the connection and removes its observers; called inside the lock.
  @inlinable
  func closeAndRemoveObservers() {
    isClosed = true
    if parent.current === self { parent.current = nil }
    observers = KeyedObserverList()
  }
}
