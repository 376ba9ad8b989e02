import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct ShareTests {
  struct Combination: Sendable, CustomTestStringConvertible {
    let replay: Int
    let scope: SubjectLifetimeScope

    var testDescription: String { "replay \(replay), \(scope)" }
    var remembers: Bool { scope == .forever }

    static let all = [0, 1, 2].flatMap { replay in
      [SubjectLifetimeScope.whileConnected, .forever].map { Combination(replay: replay, scope: $0) }
    }
  }

  /// A shared subject, and the events of its subscribers.
  private final class Fixture {
    let subject: PublishSubject<Int>
    let shared: Observable<Int>
    var connections = 0
    var log: [String: [String]] = [:]
    var subscriptions: [String: any Disposable] = [:]

    init(_ combination: Combination) {
      let subject = PublishSubject<Int>()
      self.subject = subject
      var count: () -> Void = {}
      shared = Observable<Int>.create { observer in
        count()
        return subject.subscribe(observer)
      }
      .share(replay: combination.replay, scope: combination.scope)
      count = { [unowned self] in connections += 1 }
    }

    func subscribe(_ name: String) {
      log[name] = []
      subscriptions[name] = shared.subscribe { [unowned self] event in
        log[name]?.append("\(event)")
      }
    }

    func dispose(_ name: String) { subscriptions[name]?.dispose() }

    func emit(_ values: Int...) { for value in values { subject.onNext(value) } }
  }

  private func tail(_ values: [Int], _ count: Int) -> [String] {
    values.suffix(count).map { "next(\($0))" }
  }

  @Test(arguments: Combination.all)
  func `one connection feeds all subscribers, and a late one gets the replay`(
    combination: Combination
  ) {
    let fixture = Fixture(combination)
    fixture.subscribe("a")
    fixture.emit(1, 2, 3)
    fixture.subscribe("b")
    fixture.emit(4)
    #expect(fixture.connections == 1)
    #expect(fixture.log["a"] == ["next(1)", "next(2)", "next(3)", "next(4)"])
    #expect(fixture.log["b"] == tail([1, 2, 3], combination.replay) + ["next(4)"])
  }

  @Test(arguments: Combination.all)
  func `the last unsubscription disconnects, and the next subscription reconnects`(
    combination: Combination
  ) {
    let fixture = Fixture(combination)
    fixture.subscribe("a")
    fixture.subscribe("b")
    fixture.emit(1, 2)
    fixture.dispose("a")
    #expect(fixture.subject.hasObservers)
    fixture.dispose("b")
    #expect(!fixture.subject.hasObservers)
    fixture.subscribe("c")
    #expect(fixture.connections == 2)
    #expect(fixture.log["c"] == (combination.remembers ? tail([1, 2], combination.replay) : []))
    fixture.emit(3)
    #expect(fixture.log["c"]?.last == "next(3)")
    #expect(fixture.log["a"] == ["next(1)", "next(2)"])
  }

  @Test(arguments: Combination.all, [true, false])
  func `after the end, a new subscriber reconnects or gets the same end`(
    combination: Combination,
    fails: Bool
  ) {
    var connections = 0
    let shared = Observable<Int>.create { observer in
      connections += 1
      observer.onNext(1)
      observer.onNext(2)
      if fails { observer.onError(TestError.other) } else { observer.onCompleted() }
      return Disposables.create()
    }
    .share(replay: combination.replay, scope: combination.scope)
    let end = fails ? "error(other)" : "completed"
    var first: [String] = []
    _ = shared.subscribe { first.append("\($0)") }
    #expect(first == ["next(1)", "next(2)", end])
    var second: [String] = []
    _ = shared.subscribe { second.append("\($0)") }
    if combination.remembers {
      #expect(connections == 1)
      #expect(second == tail([1, 2], combination.replay) + [end])
    } else {
      #expect(connections == 2)
      #expect(second == ["next(1)", "next(2)", end])
    }
  }

  @Test(arguments: [0, 1, 2])
  func `retry after share(scope: .whileConnected) reconnects`(replay: Int) {
    var connections = 0
    let shared = Observable<Int>.create { observer in
      connections += 1
      observer.onNext(connections)
      if connections < 3 { observer.onError(TestError.other) } else { observer.onCompleted() }
      return Disposables.create()
    }
    .share(replay: replay)
    var events: [String] = []
    _ = shared.retry(10).subscribe { events.append("\($0)") }
    #expect(events == ["next(1)", "next(2)", "next(3)", "completed"])
  }

  @Test(arguments: Combination.all)
  func `a synchronous source is shared by subscribers that precede the connection`(
    combination: Combination
  ) {
    var connections = 0
    let shared = Observable<Int>.deferred {
      connections += 1
      return .of(1, 2)
    }
    .share(replay: combination.replay, scope: combination.scope)
    var seen: [Int] = []
    _ = shared.take(1).subscribe(onNext: { seen.append($0) })
    #expect(seen == [1])
    #expect(connections == 1)
  }

  @Test(arguments: Combination.all)
  func `a subscriber that unsubscribes inside its own callback disconnects`(
    combination: Combination
  ) {
    let subject = PublishSubject<Int>()
    let shared = subject.share(replay: combination.replay, scope: combination.scope)
    var seen: [Int] = []
    _ = shared.take(2).subscribe(onNext: { seen.append($0) })
    subject.onNext(1)
    #expect(subject.hasObservers)
    subject.onNext(2)
    #expect(!subject.hasObservers)
    #expect(seen == [1, 2])
  }

  @Test(arguments: [1, 2])
  func `an element that a callback sends after the replay reaches its own observer`(replay: Int) {
    let subject = PublishSubject<Int>()
    let shared = subject.share(replay: replay)
    _ = shared.subscribe { _ in }
    subject.onNext(0)
    var seen: [Int] = []
    _ = shared.subscribe(onNext: { value in
      seen.append(value)
      // The element 1 waits for the end of the replay, and is delivered after it.
      if value == 0 { try? onThreads(1) { _ in subject.onNext(1) } }
      if value == 1 { subject.onNext(2) }
    })
    #expect(seen == [0, 1, 2])
  }

  @Test func `a callback that ends the source during its replay receives the end after it`() {
    let subject = PublishSubject<Int>()
    let shared = subject.share(replay: 1)
    _ = shared.subscribe { _ in }
    subject.onNext(1)
    var events: [String] = []
    _ = shared.subscribe { event in
      events.append("\(event)")
      if case .next(1) = event { subject.onCompleted() }
    }
    #expect(events == ["next(1)", "completed"])
  }

  @Test(arguments: [1, 2])
  func `unsubscription during the replay does not disconnect the others`(replay: Int) {
    let subject = PublishSubject<Int>()
    let shared = subject.share(replay: replay)
    var first: [Int] = []
    _ = shared.subscribe(onNext: { first.append($0) })
    subject.onNext(1)
    var second: [Int] = []
    _ = shared.take(1).subscribe(onNext: { second.append($0) })
    subject.onNext(2)
    #expect(first == [1, 2])
    #expect(second == [1])
    var third: [Int] = []
    _ = shared.subscribe(onNext: { third.append($0) })
    #expect(third == (replay == 1 ? [2] : [1, 2]))
  }
}
