import Dispatch
import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct ConcatMapTests {
  @Test(arguments: [
    ("-ab----|", "-1-2|", "-3|", "--1-2-3|", ["-^---!", "-----^-!"]),
    ("-ab|", "-1-2|", "-3--4|", "--1-2-3--4|", ["-^---!", "-----^----!"]),
    // The source ends last, fails, or continues.
    ("-a-----|", "-1|", "", "--1----|", ["-^-!"]),
    ("-ab-#", "-1---2|", "-3|", "--1-#", ["-^--!"]),
    ("-ab", "-1|", "-3|", "--1-3", ["-^-!", "---^-!"]),
    // An inner error ends the sequence; the rest is never subscribed to.
    ("-ab----|", "-1#", "-3|", "--1#", ["-^-!"]),
    // An inner sequence that does not end delays the rest.
    ("-ab|", "-1", "-3|", "--1", ["-^----------!"]),
    ("---|", "", "", "---|", []),
  ])
  func `subscribes to one inner sequence after another`(
    outer: String,
    first: String,
    second: String,
    result: String,
    subscriptions: [String]
  ) {
    let test = MarbleTest()
    let source = test.hot(outer)
    let a = test.cold(first)
    let b = test.cold(second)
    #expect(test.run(disposedAt: 12) { source.concatMap { $0 == "a" ? a : b } } == result)
    #expect(a.marbles + b.marbles == subscriptions)
  }

  @Test func `an inner sequence is created at its element, and subscribed to in its turn`() {
    var log: [String] = []
    let source = PublishSubject<Int>()
    var running: AnyObserver<Int>?
    _ = source.concatMap { number in
      log.append("made \(number)")
      return Observable<Int>.create { observer in
        log.append("subscribed \(number)")
        running = observer
        return Disposables.create { log.append("disposed \(number)") }
      }
    }
    .subscribe { log.append("\($0)") }
    source.onNext(1)
    source.onNext(2)
    #expect(log == ["made 1", "subscribed 1", "made 2"])
    log = []
    running?.onCompleted()
    #expect(log == ["disposed 1", "subscribed 2"])
    log = []
    source.onCompleted()
    #expect(log == [])
    running?.onCompleted()
    #expect(log == ["disposed 2", "completed"])
  }

  @Test func `a failure thrown by the selector ends the sequence even if inner ones wait`() {
    let test = MarbleTest()
    let source = test.hot("-a-b-c")
    let inner = test.cold("-1-------2|")
    let result = test.run {
      source.concatMap { element in
        guard element == "a" else { throw TestError.marble }
        return inner
      }
    }
    #expect(result == "--1#")
    #expect(source.marbles == ["^--!"])
    #expect(inner.marbles == ["-^-!"])
  }

  @Test func `elements received during an emission wait for their turn`() {
    let source = PublishSubject<Int>()
    var seen: [Int] = []
    _ = source.concatMap { Observable.of($0, $0 + 1) }.subscribe(onNext: { value in
      seen.append(value)
      if value == 1 { source.onNext(10) }
    })
    source.onNext(1)
    #expect(seen == [1, 2, 10, 11])
  }

  @Test func `events that the selector sends follow its own inner sequence`() {
    let source = PublishSubject<Int>()
    var events: [String] = []
    _ = source.concatMap { number in
      if number == 1 {
        source.onNext(2)
        source.onCompleted()
      }
      return Observable<Int>.just(number)
    }
    .subscribe { events.append("\($0)") }
    source.onNext(1)
    #expect(events == ["next(1)", "next(2)", "completed"])
  }

  @Test func `an inner sequence whose selector ends the running one is subscribed to at once`() {
    let source = PublishSubject<Int>()
    let first = PublishSubject<Int>()
    var events: [String] = []
    _ = source.concatMap { number -> Observable<Int> in
      if number == 2 { first.onCompleted() }
      return number == 1 ? first.asObservable() : .just(number)
    }
    .subscribe { events.append("\($0)") }
    source.onNext(1)
    source.onNext(2)
    source.onNext(3)
    #expect(events == ["next(2)", "next(3)"])
  }

  @Test func `keeps the order while its source and its inner sequences emit on several threads`()
    async throws
  {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
    let source = Shared(value: PublishSubject<Int>())
    let detector = OverlapDetector()
    let all = Delivery<[Int]>()
    var seen: [Int] = []
    _ = source.value.concatMap { Observable.just($0, scheduler: scheduler) }
      .subscribe(
        onNext: { value in
          detector.enter()
          seen.append(value)
        },
        onCompleted: { all.send(seen) }
      )
    try onThreads(1) { _ in
      for value in 0..<2_000 { source.value.onNext(value) }
      source.value.onCompleted()
    }
    #expect(try await all.value() == Array(0..<2_000))
    #expect(!detector.hasOverlapped)
    #expect(all.count == 1)
  }

  @Test func `a long queue of synchronous sequences does not grow the stack`() {
    let source = PublishSubject<Int>()
    let gate = PublishSubject<Int>()
    var stack = StackSpan()
    var seen: [Int] = []
    var isCompleted = false
    _ = source.concatMap { $0 == 0 ? gate.asObservable() : .just($0) }
      .subscribe(
        onNext: { value in
          stack.mark()
          seen.append(value)
        },
        onCompleted: { isCompleted = true }
      )
    for value in 0...1_000 { source.onNext(value) }
    source.onCompleted()
    gate.onCompleted()
    #expect(seen == Array(1...1_000))
    #expect(isCompleted)
    #expect(stack.bytes < 10_000)
  }
}
