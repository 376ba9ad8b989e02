import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct MarbleTests {
  @Test(arguments: ["-1-2-|", "--#", "-(12|)", "1", "---(ab)-c", "|"])
  func `parsed marbles draw the same text`(marble: String) {
    #expect(Marble.draw(Marble.events(marble)) == marble)
  }

  @Test func `parses times and events`() {
    #expect(
      Marble.events("-1(2|)").map(\.description)
        == ["next(1) @ 215", "next(2) @ 225", "completed @ 225"]
    )
    #expect(Marble.draw([]) == "")
  }

  @Test(arguments: [
    (Subscription(200, 235), "^--!"), (Subscription(220), "--^"), (Subscription(215, 216), "-(^!)"),
  ])
  func `draws subscriptions`(subscription: Subscription, marble: String) {
    #expect(Marble.draw(subscription) == marble)
  }

  @Test func `hot and cold sources are testable observables, and records infer their type`() {
    let scheduler = TestScheduler(initialClock: 0)
    let sources: [TestableObservable<Int>] = [
      scheduler.createHotObservable([.next(210, 1), .completed(220)]),
      scheduler.createColdObservable([.next(10, 1), .completed(20)]),
    ]
    let result = scheduler.start { Observable.merge(sources.map { $0.asObservable() }) }
    #expect(result.events == Recorded.events(.next(210, 1), .next(210, 1), .completed(220)))
    #expect(sources.map(\.subscriptions) == [[Subscription(200, 220)], [Subscription(200, 220)]])
  }

  @Test func `a hot source emits to current subscribers, a cold one restarts for each`() {
    let scheduler = TestScheduler(initialClock: 0)
    let hot = scheduler.createHotObservable([.next(150, 1), .next(210, 2), .completed(220)])
    let cold = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let hotResult = scheduler.start { hot }
    #expect(hotResult.events == [.next(210, 2), .completed(220)])
    #expect(hot.recordedEvents.count == 3)
    #expect(cold.subscriptions.isEmpty)
    let observer = scheduler.createObserver(Int.self)
    let before = scheduler.clock
    let subscription = cold.subscribe(observer)
    scheduler.start()
    subscription.dispose()
    #expect(observer.events == [.next(before + 10, 1), .completed(before + 20)])
    #expect(observer.events.elements() == [1])
    #expect(cold.subscriptions == [Subscription(before, scheduler.clock)])
  }
}
