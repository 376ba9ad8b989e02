import Dispatch
import LegacyRx
import LegacyRxTestKit
import Testing

/// Every row of the table in `debounce`'s documentation.
@Suite struct DebounceTests {
  @Test(arguments: [
    // next while one is pending: replaced, the time restarts
    ("-12-----", "----2", "^-------!"),
    ("-1-2-3--", "-------3", "^-------!"),
    // next while none is pending: pending
    ("-1----2-", "---1", "^-------!"),
    // the time has elapsed
    ("-1------", "---1", "^-------!"),
    // completed while one is pending
    ("-1-2|", "----(2|)", "^---!"),
    ("-1|", "--(1|)", "^-!"),
    // completed while none is pending
    ("-1---|", "---1-|", "^----!"),
    ("|", "|", "(^!)"),
    // error while one is pending: it is dropped
    ("-1#", "--#", "^-!"),
    // error while none is pending
    ("-1---#", "---1-#", "^----!"),
    // disposal while one is pending
    ("------1-", "", "^-------!"),
  ])
  func `debounce follows its state table`(source: String, result: String, subscription: String) {
    let test = MarbleTest()
    let hot = test.hot(source)
    let actual = test.run(disposedAt: 8) {
      hot.debounce(MarbleTest.frames(2), scheduler: test.scheduler)
    }
    #expect(actual == result)
    #expect(hot.marbles == [subscription])
  }

  @Test func `an element sent from inside the observer is debounced in turn`() {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    let observer = scheduler.createObserver(Int.self)
    _ = subject.debounce(.seconds(10), scheduler: scheduler)
      .do(onNext: { if $0 == 1 { subject.onNext(2) } })
      .subscribe(observer)
    subject.onNext(0)
    subject.onNext(1)
    scheduler.advanceTo(1_000)
    #expect(observer.events.map(\.description) == ["next(1) @ 10", "next(2) @ 20"])
  }
}
