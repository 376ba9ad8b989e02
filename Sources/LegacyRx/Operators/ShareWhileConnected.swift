/// The sequence of `share(replay:)` with the scope `whileConnected` and a replay of 0 or 1.
@usableFromInline
final class ShareWhileConnected<Element>: Observable<Element> {
  @usableFromInline let source: Observable<Element>
  @usableFromInline let lock = Lock()
  // Guarded by the lock, as is all state of the connections.
  @exclusivity(unchecked) @usableFromInline var current: ShareConnection<Element>?
  @usableFromInline let replaysLatest: Bool
  // Made where the element type is known, so that it is compiled for it.
  @usableFromInline let receive: AnyObserver<Element>.Receive

  @inlinable
  init(_ source: Observable<Element>, replaysLatest: Bool) {
    self.source = source
    self.replaysLatest = replaysLatest
    receive = { receiver, event in
      // A shared source hands this function to its own connections alone.
      unsafeDowncast(receiver, to: ShareConnection<Element>.self).on(event)
    }
    super.init()
  }

  override var wiringName: String { "share" }

  @inlinable
  override func connect(_ observer: AnyObserver<Element>) -> any Disposable {
    let start = replaysLatest ? SubscriptionStart(observer, reentry: .skip) : nil
    let entry = start.map { AnyObserver($0) { $0.on($1) } } ?? observer
    let (connection, latest, key) = lock.withLock {
      let connection = current ?? ShareConnection(self, keepsLatest: replaysLatest)
      current = connection
      return (connection, connection.latest, connection.observers.insert(entry))
    }
    let isFirst = connection.claimConnect()
    if let start {
      if let latest { observer.on(.next(latest)) }
      start.finish()
      let released = lock.withLock { connection.observers.replace(key, with: observer) }
      _ = released
    }
    if isFirst { connection.connect() }
    return connection.subscription(key)
  }
}

/// One connection to a shared source: the subscription to it, and the observers that receive its events.
@usableFromInline
final class ShareConnection<Element>: SubscriptionOwner {
  @exclusivity(unchecked) @usableFromInline var observers = Observers<Element>()
  @exclusivity(unchecked) @usableFromInline var latest: Element?
  @exclusivity(unchecked) @usableFromInline var isDisposed = false
  @usableFromInline let keepsLatest: Bool
  @usableFromInline let parent: ShareWhileConnected<Element>
  @usableFromInline let subscription = SubscriptionHandle()
  @usableFromInline let isConnecting = StopFlag()

  @inlinable
  init(_ parent: ShareWhileConnected<Element>, keepsLatest: Bool) {
    self.parent = parent
    self.keepsLatest = keepsLatest
    #if DEBUG
    Resources.increment()
    #endif
  }

  #if DEBUG
  deinit {
    Resources.decrement()
  }
  #endif

  /// Returns true for the first subscriber, which must connect; false for all others.
  @inlinable
  func claimConnect() -> Bool { isConnecting.set() }

  @inlinable
  func connect() {
    let observer = AnyObserver(receiver: self, receive: parent.receive)
    subscription.hold(parent.source.attach(observer))
  }

  /// Returns the disposable of the subscriber with a key; it retains the connection.
  @inlinable
  func subscription(_ key: UInt64) -> any Disposable {
    Disposables.create { self.unsubscribe(key) }
  }

  @inlinable
  @inline(__always)
  func on(_ event: Event<Element>) {
    var released: Element?
    let receivers = parent.lock.withLock {
      guard !isDisposed else { return Observers<Element>() }
      guard case .next(let element) = event else {
        defer { close() }
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
    if event.isStopEvent { subscription.end() }
  }

  @inlinable
  func unsubscribe(_ key: UInt64) {
    let (released, isLast) = parent.lock.withLock {
      let removed = observers.remove(key)
      guard removed != nil, observers.count == 0 else { return (removed, false) }
      close()
      return (removed, true)
    }
    _ = released
    if isLast { subscription.dispose() }
  }

  /// Ends the connection and removes its observers; called inside the lock.
  @inlinable
  func close() {
    isDisposed = true
    if parent.current === self { parent.current = nil }
    observers = Observers()
  }
}
