import Dispatch
import LegacyRx
import LegacyRxTestKit
import TestSupport
import Testing

/// Events that wait for a serial queue: which block emits them, and what runs between them.
@Suite(.long) struct ObserveOnSerialTests {
  /// A serial queue that stands still until the test has sent everything.
  private struct Fixture {
    let queue: DispatchQueue
    let scheduler: SerialDispatchQueueScheduler
    let subject = PublishSubject<Int>()
    let log = Log()

    init() {
      let queue = DispatchQueue(label: "observed")
      scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "serial")
      self.queue = queue
      queue.suspend()
    }

    /// Adds a name to the log, as work of the scheduler.
    func schedule(_ name: String) {
      _ = scheduler.schedule(name) { [log] name in
        log.entries.append(name)
        return Disposables.create()
      }
    }

    /// Subscribes to the subject on the queue, and logs every event.
    func subscribe(_ name: String = "") -> any Disposable {
      subject.observe(on: scheduler).subscribe { [log] event in
        log.entries.append(name + event.text)
      }
    }

    /// Starts the queue, and returns what was logged once it has done everything.
    func run(turns: Int = 1) async throws -> [String] {
      queue.resume()
      for _ in 0..<turns {
        let end = Delivery<Void>()
        _ = scheduler.schedule(()) {
          end.send()
          return Disposables.create()
        }
        try await end.value()
      }
      return log.entries
    }
  }

  /// Used on the queue alone until its work is done.
  private final class Log {
    var entries: [String] = []
  }

  @Test func `work of the scheduler keeps its place between two events`() async throws {
    let fixture = Fixture()
    _ = fixture.subscribe()
    fixture.subject.onNext(1)
    fixture.subject.onNext(2)
    fixture.schedule("work")
    fixture.subject.onNext(3)
    fixture.subject.onNext(4)
    #expect(try await fixture.run() == ["1", "2", "work", "3", "4"])
  }

  @Test func `the events of two subscriptions keep their order`() async throws {
    let fixture = Fixture()
    _ = fixture.subscribe("a")
    _ = fixture.subscribe("b")
    fixture.subject.onNext(1)
    fixture.subject.onNext(2)
    #expect(try await fixture.run() == ["a1", "b1", "a2", "b2"])
  }

  @Test func `the end follows the events before it, and nothing follows the end`() async throws {
    let failed = Fixture()
    _ = failed.subscribe()
    failed.subject.onNext(1)
    failed.subject.onError(TestError.other)
    failed.subject.onNext(2)
    #expect(try await failed.run() == ["1", "error"])
    let completed = Fixture()
    _ = completed.subscribe()
    completed.subject.onNext(1)
    completed.subject.onCompleted()
    #expect(try await completed.run() == ["1", "completed"])
  }

  @Test func `an event sent while a batch is emitted follows what waits`() async throws {
    let fixture = Fixture()
    _ = fixture.subscribe()
    _ = fixture.subject.observe(on: fixture.scheduler)
      .subscribe(onNext: { if $0 == 1 { fixture.subject.onNext(3) } })
    fixture.subject.onNext(1)
    fixture.subject.onNext(2)
    fixture.schedule("work")
    #expect(try await fixture.run(turns: 2) == ["1", "2", "work", "3"])
  }

  @Test func `disposal drops the rest of a batch`() async throws {
    let fixture = Fixture()
    let subscription = SerialDisposable()
    subscription.disposable = fixture.subject.observe(on: fixture.scheduler)
      .subscribe(onNext: { value in
        fixture.log.entries.append("\(value)")
        if value == 2 { subscription.dispose() }
      })
    for value in 1...4 { fixture.subject.onNext(value) }
    #expect(try await fixture.run() == ["1", "2"])
  }

  @Test func `waiting events are one block on the queue`() async throws {
    var serial: DispatchQueue?
    let scheduler = SerialDispatchQueueScheduler(
      internalSerialQueueName: "serial",
      serialQueueConfiguration: { serial = $0 }
    )
    let queue = try #require(serial)
    queue.suspend()
    let subject = PublishSubject<Int>()
    let log = Shared(value: Log())
    _ = subject.observe(on: scheduler).subscribe(onNext: { log.value.entries.append("\($0)") })
    let end = Delivery<[String]>()
    subject.onNext(1)
    queue.async { log.value.entries.append("block") }
    subject.onNext(2)
    queue.async { end.send(log.value.entries) }
    queue.resume()
    #expect(try await end.value() == ["1", "2", "block"])
  }

  @Test func `batches of many threads' values lose nothing`() async throws {
    let scheduler = SerialDispatchQueueScheduler(qos: .default)
    let count = 20_000
    let all = Delivery<[Int]>()
    let subject = Shared(value: PublishSubject<Int>())
    let detector = OverlapDetector()
    var seen: [Int] = []
    _ = subject.value.observe(on: scheduler).subscribe(
      onNext: { value in
        detector.enter()
        seen.append(value)
      },
      onCompleted: { all.send(seen) }
    )
    try onThreads(4) { index in
      for value in stride(from: index, to: count, by: 4) { subject.value.onNext(value) }
    }
    subject.value.onCompleted()
    let values = try await all.value()
    #expect(values.sorted() == Array(0..<count))
    for index in 0..<4 {
      let ofThread = values.filter { $0 % 4 == index }
      #expect(ofThread == ofThread.sorted())
    }
    #expect(!detector.hasOverlapped)
  }
}

extension Event {
  fileprivate var text: String {
    switch self {
    case .next(let element): "\(element)"
    case .error: "error"
    case .completed: "completed"
    }
  }
}
