import Dispatch
import LegacyRx
import LegacyRxTestKit
import TestSupport
import Testing

@Suite(.long) struct ObserveOnTests {
  @Test(arguments: [
    Row("-1-2-|", "-1-2-|", "^----!"),
    Row("-1-#", "-1-#", "^--!"),
    Row("-1", "-1", "^-------!"),
    Row("(123|)", "(123|)", "(^!)"),
  ])
  func `keeps events and their order`(row: Row) {
    let test = MarbleTest()
    let hot = test.hot(row.source)
    let result = test.run(disposedAt: 8) { hot.observe(on: test.scheduler) }
    #expect(result == row.result)
    #expect(hot.marbles == [row.subscription])
  }

  @Test func `emits one event per turn, later than the source`() {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    let observer = scheduler.createObserver(Int.self)
    _ = subject.observe(on: scheduler).subscribe(observer)
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
    #expect(observer.events.isEmpty)
    scheduler.advanceTo(1_000)
    #expect(
      observer.events.map(\.description) == ["next(1) @ 1", "next(2) @ 2", "completed @ 3"]
    )
  }

  @Test func `an error waits in the queue like any other event`() {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    let observer = scheduler.createObserver(Int.self)
    _ = subject.observe(on: scheduler).subscribe(observer)
    subject.onNext(1)
    subject.onError(TestError.other)
    scheduler.advanceTo(1_000)
    #expect(observer.events.map(\.description) == ["next(1) @ 1", "error(other) @ 2"])
  }

  @Test func `queued events are dropped on disposal`() {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    let observer = scheduler.createObserver(Int.self)
    let subscription = subject.observe(on: scheduler).subscribe(observer)
    subject.onNext(1)
    subject.onNext(2)
    scheduler.scheduleAt(1) { subscription.dispose() }
    scheduler.advanceTo(1_000)
    #expect(observer.events.map(\.description) == ["next(1) @ 1"])
    #expect(!subject.hasObservers)
  }

  @Test func `on a serial queue, nothing is lost and the order is kept`() async throws {
    let queue = SerialDispatchQueueScheduler(qos: .default)
    let count = 10_000
    let all = Delivery<[Int]>()
    var seen: [Int] = []
    _ = Observable.from(0..<count).observe(on: queue)
      .subscribe(onNext: { seen.append($0) }, onCompleted: { all.send(seen) })
    #expect(try await all.value() == Array(0..<count))
    #expect(all.count == 1)
  }

  @Test func `on a concurrent queue, nothing is lost, nothing overlaps and the order is kept`()
    async throws
  {
    let queue = ConcurrentDispatchQueueScheduler(qos: .default)
    let count = 5_000
    let detector = OverlapDetector()
    let all = Delivery<[Int]>()
    var seen: [Int] = []
    _ = Observable.from(0..<count).observe(on: queue)
      .subscribe(
        onNext: { value in
          detector.enter()
          seen.append(value)
        },
        onCompleted: { all.send(seen) }
      )
    #expect(try await all.value() == Array(0..<count))
    #expect(all.count == 1)
    #expect(!detector.hasOverlapped)
  }
}
