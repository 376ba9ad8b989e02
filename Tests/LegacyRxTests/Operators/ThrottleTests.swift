import Dispatch
import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct ThrottleTests {
  @Test(arguments: [
    ("-1-2-3--4---|", "-1--2--3--4-|"),
    ("-1--2--3|", "-1--2--3|"),
    ("-12|", "-1--(2|)"),
    ("-12-----|", "-1--2---|"),
    ("-12#", "-1-#"),
    ("-1|", "-1|"),
    ("#", "#"),
    ("-123456-|", "-1--4--6|"),
  ])
  func `emits the first element, then the latest when the interval ends`(
    source: String,
    result: String
  ) {
    let test = MarbleTest()
    let hot = test.hot(source)
    let actual = test.run {
      hot.throttle(MarbleTest.frames(3), latest: true, scheduler: test.scheduler)
    }
    #expect(actual == result)
  }

  @Test(arguments: [
    ("-1-2-3--4---|", "-1---3--4---|"),
    ("-12|", "-1-|"),
    ("-12#", "-1-#"),
    ("-123456-|", "-1--4---|"),
  ])
  func `without latest, drops elements within the interval`(source: String, result: String) {
    let test = MarbleTest()
    let hot = test.hot(source)
    let actual = test.run {
      hot.throttle(MarbleTest.frames(3), latest: false, scheduler: test.scheduler)
    }
    #expect(actual == result)
  }

  @Test func `disposal drops the pending element`() {
    let test = MarbleTest()
    let hot = test.hot("-12")
    let actual = test.run(disposedAt: 3) {
      hot.throttle(MarbleTest.frames(3), scheduler: test.scheduler)
    }
    #expect(actual == "-1")
    #expect(hot.marbles == ["^--!"])
  }

  @Test(arguments: [
    (false, ["next(1) @ 210", "next(3) @ 255"]),
    (true, ["next(1) @ 210", "next(2) @ 250", "next(4) @ 290"]),
  ])
  func `measures the interval from the end of an element's processing`(
    latest: Bool,
    expected: [String]
  ) {
    let scheduler = TestScheduler(initialClock: 0)
    let hot = scheduler.createHotObservable([
      .next(210, 1), .next(235, 2), .next(255, 3), .next(272, 4),
    ])
    let result = scheduler.start {
      hot.throttle(.seconds(20), latest: latest, scheduler: scheduler)
        .do(afterNext: { _ in scheduler.sleep(20) })
    }
    #expect(result.events.map(\.description) == expected)
  }

  @Test func `rounds the remaining interval to its original unit`() {
    func events(_ time: RxTimeInterval) -> [String] {
      let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
      let hot = scheduler.createHotObservable([.next(210, 1), .next(217, 2)])
      return scheduler.start { hot.throttle(time, scheduler: scheduler) }.events
        .map(\.description)
    }
    // 0.3 seconds remain, and round to zero.
    #expect(events(.seconds(1)) == ["next(1) @ 210", "next(2) @ 217"])
    #expect(events(.milliseconds(1000)) == ["next(1) @ 210", "next(2) @ 220"])
  }
}
