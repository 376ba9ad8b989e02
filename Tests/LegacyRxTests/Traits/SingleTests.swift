import Dispatch
import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct SingleTests {
  /// Draws the events of a single, or of an invalid single: its own `subscribe` would trap at an
  /// end without an element.
  private func events(_ single: Single<Int>) -> String {
    var events = ""
    _ = single.asObservable().subscribe { event in
      switch event {
      case .next(let value): events += "\(value)"
      case .error(let error): events += "#\(error)"
      case .completed: events += "|"
      }
    }
    return events
  }

  @Test func `singles have the creation functions of observables`() {
    #expect(events(.just(1)) == "1|")
    #expect(events(.error(TestError.other)) == "#other")
    #expect(events(.never()) == "")
    #expect(events(.deferred { .just(2) }) == "2|")
    #expect(events(.deferred { throw TestError.other }) == "#other")
  }

  @Test func `create ends once, and disposes what the function returned`() {
    var disposals = 0
    let single = Single<Int>.create { observer in
      observer(.success(1))
      observer(.success(2))
      observer(.failure(TestError.other))
      return Disposables.create { disposals += 1 }
    }
    #expect(events(single) == "1|")
    #expect(disposals == 1)
    var failing: [String] = []
    _ = Single<Int>.create { observer in
      observer(.failure(TestError.other))
      observer(.success(1))
      return Disposables.create()
    }
    .asObservable().subscribe { failing.append("\($0)") }
    #expect(failing == ["error(other)"])
  }

  @Test func `subscribe calls one function for the outcome, then onDisposed`() {
    func log(_ single: Single<Int>) -> [String] {
      var log: [String] = []
      single.subscribe(
        onSuccess: { log.append("\($0)") },
        onFailure: { log.append("\($0)") },
        onDisposed: { log.append("disposed") }
      )
      .dispose()
      return log
    }
    #expect(log(.just(1)) == ["1", "disposed"])
    #expect(log(.error(TestError.other)) == ["other", "disposed"])
    #expect(log(.never()) == ["disposed"])
  }

  @Test func `subscribe with an object does not keep it alive`() {
    final class Target { var log: [String] = [] }
    let scheduler = TestScheduler(initialClock: 0)
    var target: Target? = Target()
    weak let weakTarget = target
    if let target {
      _ = Single.just(1).subscribe(with: target, onSuccess: { $0.log.append("\($1)") })
      #expect(target.log == ["1"])
      _ = Single.just(1, scheduler: scheduler)
        .subscribe(with: target, onSuccess: { _, _ in Issue.record("called") })
    }
    target = nil
    #expect(weakTarget == nil)
    scheduler.advanceTo(1_000)
  }

  @Test func `singles have the operators of observables`() {
    let one = Single.just(1)
    let failing = Single<Int>.error(TestError.other)
    #expect(events(one.map { $0 + 1 }) == "2|")
    #expect(events(one.map { _ in throw TestError.marble }) == "#marble")
    #expect(events(one.flatMap { .just($0 * 10) }) == "10|")
    #expect(events(one.flatMap { _ in failing }) == "#other")
    #expect(events(failing.catchAndReturn(3)) == "3|")
    #expect(events(failing.catch { _ in .just(4) }) == "4|")
    #expect(events(failing.catch { _ in throw TestError.marble }) == "#marble")
    #expect(events(Single.zip(one, .just(2)) { $0 + $1 }) == "3|")
    #expect(events(Single.zip(one, .just(2)).map { $0.0 - $0.1 }) == "-1|")
    #expect(events(Single.zip([one, .just(2)]) { $0.reduce(0, +) }) == "3|")
    #expect(events(Single.zip([Single<Int>]()) { $0.count }) == "0|")
    #expect(events(Single.zip([one, failing]).map(\.count)) == "#other")
    #expect(events(one.debug()) == "1|")
  }

  @Test func `retry subscribes again`() {
    var attempts = 0
    let flaky = Single<Int>.deferred {
      attempts += 1
      return attempts < 3 ? .error(TestError.other) : .just(attempts)
    }
    #expect(events(flaky.retry(2)) == "#other")
    attempts = 0
    #expect(events(flaky.retry()) == "3|")
    attempts = 0
    #expect(
      events(flaky.retry(when: { (errors: Observable<any Error>) in errors })) == "3|"
    )
  }

  @Test func `do runs side effects around the outcome`() {
    var log: [String] = []
    _ = Single.just(1).do(
      onSuccess: { log.append("on \($0)") },
      afterSuccess: { log.append("after \($0)") },
      onSubscribe: { log.append("subscribe") },
      onSubscribed: { log.append("subscribed") },
      onDispose: { log.append("dispose") }
    )
    .subscribe(onSuccess: { log.append("success \($0)") })
    #expect(log == ["subscribe", "on 1", "success 1", "after 1", "subscribed", "dispose"])
    log = []
    _ = Single<Int>.error(TestError.other).do(
      onError: { _ in log.append("on") },
      afterError: { _ in log.append("after") }
    )
    .subscribe(onFailure: { _ in log.append("failure") })
    #expect(log == ["on", "failure", "after"])
  }

  @Test func `scheduler operators of singles run work on their scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.createObserver(Int.self)
    _ = Single.just(1).delay(.seconds(10), scheduler: scheduler).asObservable().subscribe(observer)
    _ = Single.just(2).observe(on: scheduler).asObservable().subscribe(observer)
    _ = Single.just(3).subscribe(on: scheduler).asObservable().subscribe(observer)
    _ = Single<Int>.timer(.seconds(5), scheduler: scheduler).asObservable().subscribe(observer)
    scheduler.advanceTo(1_000)
    #expect(
      observer.events.filter { $0.value.element != nil }.map(\.description) == [
        "next(2) @ 1", "next(3) @ 1", "next(0) @ 5", "next(1) @ 10",
      ]
    )
  }

  @Test(arguments: [
    ("-1-|", "---(1|)"), ("---|", "---{noElements}"), ("-1-2|", "---{moreThanOneElement}"),
    ("-1-#", "---#"), ("-1", ""),
  ])
  func `asSingle requires exactly one element`(source: String, result: String) {
    let test = MarbleTest()
    let hot = test.hot(source)
    let actual = test.run { hot.asObservable().asSingle() }
    #expect(
      actual.replacing("Sequence doesn't contain any elements.", with: "noElements")
        .replacing("Sequence contains more than one element.", with: "moreThanOneElement")
        == result
    )
  }
}
