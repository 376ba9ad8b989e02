import Basics
import Bridge
import Testing

@Suite struct CallbackSourceTests {
  private enum Event: Equatable {
    case next(Int)
    case failed
    case completed
  }

  /// Stores the events of a source, and the observer that it sends them through.
  private final class Log: Sendable {
    let events = Guarded<[Event]>([])
    let observer = Guarded<CallbackSource<Int>.Observer?>(nil)

    func subscribe() -> Cancellation {
      CallbackSource<Int> { observer in
        self.observer.withLock { $0 = observer }
        return {}
      }
      .subscribe(
        next: { value in self.events.withLock { $0.append(.next(value)) } },
        failed: { _ in self.events.withLock { $0.append(.failed) } },
        completed: { self.events.withLock { $0.append(.completed) } }
      )
    }

    /// Sends one event of each kind, the ends in a given order.
    func sendAll(completesFirst: Bool) throws {
      let observer = try #require(observer.withLock { $0 })
      observer.next(1)
      if completesFirst { observer.completed() }
      observer.failed(CancellationError())
      observer.completed()
      observer.next(2)
    }
  }

  @Test(arguments: [true, false])
  func `a callback source delivers nothing after its end`(completesFirst: Bool) throws {
    let log = Log()
    let subscription = log.subscribe()
    try log.sendAll(completesFirst: completesFirst)
    #expect(log.events.withLock { $0 } == [.next(1), completesFirst ? .completed : .failed])
    withExtendedLifetime(subscription) {}
  }

  @Test func `a callback source delivers nothing after cancellation`() throws {
    let log = Log()
    log.subscribe().cancel()
    try log.sendAll(completesFirst: true)
    #expect(log.events.withLock { $0 } == [])
  }
}
