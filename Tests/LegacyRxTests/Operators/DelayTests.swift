import Dispatch
import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct DelayTests {
  @Test(arguments: [
    ("-1-2-|", "---1-2-|", "^----!"),
    ("-1-#", "---#", "^--!"),
    ("-1---#", "---1-#", "^----!"),
    ("#", "#", "(^!)"),
    ("|", "--|", "(^!)"),
    ("-(12)-|", "---(12)-|", "^--!"),
    ("-1-----2|", "---1", "^-------!"),
  ])
  func `delays elements and the end, but not errors`(
    source: String,
    result: String,
    subscription: String
  ) {
    let test = MarbleTest()
    let hot = test.hot(source)
    let delayed = test.run(disposedAt: 8) {
      hot.delay(MarbleTest.frames(2), scheduler: test.scheduler)
    }
    #expect(delayed == result)
    #expect(hot.marbles == [subscription])
  }

  @Test func `an element emitted from inside the observer is delayed as well`() {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    let observer = scheduler.createObserver(Int.self)
    _ = subject.delay(.seconds(10), scheduler: scheduler)
      .do(onNext: { if $0 == 1 { subject.onNext(2) } })
      .subscribe(observer)
    subject.onNext(1)
    scheduler.advanceTo(1_000)
    #expect(observer.events.map(\.description) == ["next(1) @ 10", "next(2) @ 20"])
  }

  @Test func `an error from inside the observer follows the element that caused it`() {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    var log: [String] = []
    _ = subject.delay(.seconds(10), scheduler: scheduler).subscribe(
      onNext: { value in
        log.append("<\(value)")
        subject.onError(TestError.other)
        log.append("\(value)>")
      },
      onError: { log.append("\($0)") }
    )
    subject.onNext(1)
    subject.onNext(2)
    scheduler.advanceTo(1_000)
    #expect(log == ["<1", "1>", "other"])
  }
}
