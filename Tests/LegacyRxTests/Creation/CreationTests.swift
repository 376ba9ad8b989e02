import Dispatch
import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct CreationTests {
  private func events<Element>(_ source: Observable<Element>) -> [String] {
    var events: [String] = []
    _ = source.subscribe { events.append("\($0)") }
    return events
  }

  @Test func `sources without a scheduler emit during subscribe`() {
    #expect(events(.just(1)) == ["next(1)", "completed"])
    #expect(events(.of(1, 2)) == ["next(1)", "next(2)", "completed"])
    #expect(events(.from([1, 2])) == ["next(1)", "next(2)", "completed"])
    #expect(events(.from(Set([1]))) == ["next(1)", "completed"])
    #expect(events(.from([] as [Int])) == ["completed"])
    #expect(events(.from(optional: 1)) == ["next(1)", "completed"])
    #expect(events(.from(optional: Int?.none)) == ["completed"])
    #expect(events(Observable<Int>.empty()) == ["completed"])
    #expect(events(Observable<Int>.never()) == [])
    #expect(events(Observable<Int>.error(TestError.other)) == ["error(other)"])
  }

  @Test func `deferred makes a sequence for each subscription`() {
    var made = 0
    let source = Observable<Int>.deferred {
      made += 1
      return .just(made)
    }
    #expect(made == 0)
    #expect(events(source) == ["next(1)", "completed"])
    #expect(events(source) == ["next(2)", "completed"])
  }

  @Test func `deferred emits an error that its function throws`() {
    #expect(events(Observable<Int>.deferred { throw TestError.other }) == ["error(other)"])
  }

  @Test func `on a scheduler, each step runs in its own turn`() {
    func times(_ create: @escaping (TestScheduler) -> Observable<Int>) -> [String] {
      let scheduler = TestScheduler(initialClock: 0)
      return scheduler.start { create(scheduler) }.events.map(\.description)
    }
    #expect(times { .just(1, scheduler: $0) } == ["next(1) @ 201", "completed @ 202"])
    #expect(
      times { .of(1, 2, scheduler: $0) } == ["next(1) @ 201", "next(2) @ 202", "completed @ 203"]
    )
    #expect(times { .from(optional: 1, scheduler: $0) } == ["next(1) @ 201", "completed @ 202"])
    #expect(times { .from(optional: nil, scheduler: $0) } == ["completed @ 201"])
    #expect(times { .from([1], scheduler: $0) } == ["next(1) @ 201", "completed @ 202"])
  }

  @Test func `disposal stops a sequence on a scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start(disposed: 203) {
      Observable.from(1...100, scheduler: scheduler)
    }
    #expect(result.events.map(\.description) == ["next(1) @ 201", "next(2) @ 202"])
  }

  @Test func `timer emits once and completes, or repeats with a period`() {
    func times(_ period: RxTimeInterval?) -> [String] {
      let scheduler = TestScheduler(initialClock: 0)
      return scheduler.start(disposed: 240) {
        Observable<Int>.timer(.seconds(10), period: period, scheduler: scheduler)
      }
      .events.map(\.description)
    }
    #expect(times(nil) == ["next(0) @ 210", "completed @ 210"])
    #expect(times(.seconds(15)) == ["next(0) @ 210", "next(1) @ 225"])
  }

  @Test func `interval waits a period before the first tick`() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start(disposed: 235) {
      Observable<UInt8>.interval(.seconds(10), scheduler: scheduler)
    }
    #expect(
      result.events.map(\.description) == ["next(0) @ 210", "next(1) @ 220", "next(2) @ 230"]
    )
  }

  @Test func `a timer wraps at the end of its type`() {
    let scheduler = TestScheduler(initialClock: 0)
    var last: Int8?
    let subscription = Observable<Int8>.interval(.seconds(1), scheduler: scheduler)
      .subscribe(onNext: { last = $0 })
    scheduler.advanceTo(129)
    subscription.dispose()
    #expect(last == -128)
  }
}
