import Synchronization

/// Stands for a new observer while a subject or a shared sequence replays earlier elements to it,
/// so that newer events arrive after the replay.
///
/// What happens to an event that is sent during the replay:
///
/// | from                | element                                | stop event                 |
/// | ------------------- | -------------------------------------- | -------------------------- |
/// | another thread      | waits for the end of the replay        | waits too                  |
/// | the replay's thread | by `reentryPolicy`: delivered now or skipped | delivered now or waits     |
///
/// While an event waits, every later one waits behind it, so that the observer receives them in the
/// order in which they were sent. After the replay it forwards all events, until it is replaced by
/// the observer itself.
@usableFromInline
final class NewObserverDuringReplay<Element> {
  @usableFromInline
  enum ReentryPolicy {
    /// An event that the replay's own thread sends during the replay is delivered at once.
    case deliver
    /// During the replay, an element from the replay's own thread is dropped; a stop event waits.
    /// After the replay, while waiting events are delivered, this thread's events are delivered.
    case skip
  }

  private let observer: AnyObserver<Element>
  // Used only by the replay's thread.
  private var reentryPolicy: ReentryPolicy
  private let replayThread = currentThreadIdentity()
  private let hasReplayEnded = Atomic<Bool>(false)
  private let lock = Lock()
  private var waitingEvents = Queue<Event<Element>>()

  @usableFromInline
  init(_ observer: AnyObserver<Element>, reentryPolicy: ReentryPolicy) {
    self.observer = observer
    self.reentryPolicy = reentryPolicy
  }

  @usableFromInline
  func on(_ event: Event<Element>) {
    guard !hasReplayEnded.load(ordering: .acquiring) else { return observer.on(event) }
    let mustWait = currentThreadIdentity() != replayThread || hasWaitingEvents
    if !mustWait, reentryPolicy == .deliver {
      observer.on(event)
    } else if !mustWait, !event.isStopEvent {
      return
    } else if !enqueueUnlessReplayEnded(event) {
      observer.on(event)
    }
  }

  /// Ends the replay: delivers the waiting events; from now on, events are forwarded at once.
  @usableFromInline
  func finishReplay() {
    reentryPolicy = .deliver
    while let event = nextWaitingOrEndReplay() { observer.on(event) }
  }

  private var hasWaitingEvents: Bool { lock.withLock { !waitingEvents.isEmpty } }

  /// Adds an event to the waiting ones; returns false if the replay has ended.
  private func enqueueUnlessReplayEnded(_ event: Event<Element>) -> Bool {
    lock.withLock {
      guard !hasReplayEnded.load(ordering: .relaxed) else { return false }
      waitingEvents.enqueue(event)
      return true
    }
  }

  /// Removes and returns the next waiting event; if there is none, ends the replay and returns
  /// `nil`.
  private func nextWaitingOrEndReplay() -> Event<Element>? {
    lock.withLock {
      let event = waitingEvents.dequeue()
      if event == nil { hasReplayEnded.store(true, ordering: .releasing) }
      return event
    }
  }
}
