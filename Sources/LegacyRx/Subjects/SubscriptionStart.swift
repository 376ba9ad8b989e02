import Synchronization

/// Replays a subject's earlier elements to a new observer before the current ones, outside the lock.
///
/// During the replay, an event of the subject
///
/// | from                | element                                | stop event                 |
/// | ------------------- | -------------------------------------- | -------------------------- |
/// | another thread      | waits for the end of the replay        | waits too                  |
/// | the replay's thread | by `reentry`: delivered now or skipped | delivered now or waits     |
///
/// Afterwards it forwards, until its owner puts the observer itself in its place.
@usableFromInline
final class SubscriptionStart<Element> {
  @usableFromInline
  enum Reentry {
    /// An element that the replay's own thread sends during the replay is delivered at once.
    case deliver
    /// An element that the replay's own thread sends during the replay is lost; a stop event waits.
    case skip
  }

  private let observer: AnyObserver<Element>
  private let reentry: Reentry
  private let thread = currentThreadIdentity()
  private let isLive = Atomic<Bool>(false)
  private let lock = Lock()
  private var waiting = Queue<Event<Element>>()

  @usableFromInline
  init(_ observer: AnyObserver<Element>, reentry: Reentry) {
    self.observer = observer
    self.reentry = reentry
  }

  @usableFromInline
  func on(_ event: Event<Element>) {
    if isLive.load(ordering: .acquiring) {
      observer.on(event)
    } else if currentThreadIdentity() == thread, reentry == .deliver {
      observer.on(event)
    } else if currentThreadIdentity() == thread, !event.isStopEvent {
      return
    } else if !wait(event) {
      observer.on(event)
    }
  }

  /// Ends the replay: what waited is delivered, then everything is forwarded.
  @usableFromInline
  func finish() {
    while let event = next() { observer.on(event) }
  }

  private func wait(_ event: Event<Element>) -> Bool {
    lock.withLock {
      guard !isLive.load(ordering: .relaxed) else { return false }
      waiting.enqueue(event)
      return true
    }
  }

  private func next() -> Event<Element>? {
    lock.withLock {
      let event = waiting.dequeue()
      if event == nil { isLive.store(true, ordering: .releasing) }
      return event
    }
  }
}
