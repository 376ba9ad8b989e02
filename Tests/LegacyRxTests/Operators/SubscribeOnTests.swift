import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct SubscribeOnTests {
  @Test func `subscribes and disposes on the scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(205, 1), .next(300, 2)])
    let result = scheduler.start(disposed: 250) { source.subscribe(on: scheduler) }
    #expect(result.events.map(\.description) == ["next(1) @ 205"])
    #expect(source.subscriptions == [Subscription(201, 251)])
  }

  @Test(arguments: [true, false])
  func `passes the end on and disposes the source on the scheduler`(fails: Bool) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(205, 1),
      fails ? .error(210, TestError.other) : .completed(210),
    ])
    let result = scheduler.start { source.subscribe(on: scheduler) }
    #expect(
      result.events.map(\.description) == [
        "next(1) @ 205", fails ? "error(other) @ 210" : "completed @ 210",
      ]
    )
    #expect(source.subscriptions == [Subscription(201, 211)])
  }

  @Test func `never subscribes when disposed before its turn`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(1, 1)])
    let subscription = source.subscribe(on: scheduler).subscribe { _ in }
    subscription.dispose()
    scheduler.advanceTo(1_000)
    #expect(source.subscriptions.isEmpty)
  }
}
