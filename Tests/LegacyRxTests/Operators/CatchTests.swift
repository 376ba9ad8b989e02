import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct CatchTests {
  @Test(arguments: [
    ("-1-#", "-2|", "-1--2|", ["^--!", "---^-!"]),
    ("-1-|", "-2|", "-1-|", ["^--!"]),
    ("-1-#", "-2#", "-1--2#", ["^--!", "---^-!"]),
    ("#", "-2|", "-2|", ["(^!)", "^-!"]),
    ("-1-", "-2|", "-1", ["^-----!"]),
    ("-1#", "-2", "-1-2", ["^-!", "--^---!"]),
  ])
  func `continues with the handler's sequence after a failure`(
    source: String,
    handled: String,
    result: String,
    subscriptions: [String]
  ) {
    let test = MarbleTest()
    let first = test.cold(source)
    let second = test.cold(handled)
    #expect(
      test.run(disposedAt: 6) { first.asObservable().catch { _ in second.asObservable() } }
        == result
    )
    #expect(first.marbles + second.marbles == subscriptions)
  }

  @Test func `a failure thrown by the handler is emitted`() {
    var events: [String] = []
    _ = Observable<Int>.error(TestError.marble).catch { _ in throw TestError.other }
      .subscribe { events.append("\($0)") }
    #expect(events == ["error(other)"])
  }

  @Test(arguments: [
    Row("-1-|", "-1-|", "^--!"),
    Row("-1-#", "-1-(e|)", "^--!"),
    Row("#", "(e|)", "(^!)"),
    Row("|", "|", "(^!)"),
    Row("-1-#-2", "-1-(e|)", "^--!"),
    Row("-1", "-1", "^-------!"),
  ])
  func `catchAndReturn replaces an error with an element and completes`(row: Row) {
    row.check { $0.catchAndReturn("e") }
  }

  @Test func `catchAndReturn emits no end when disposed at its element`() {
    var events: [String] = []
    _ = Observable<Int>.error(TestError.other).catchAndReturn(1).take(1)
      .subscribe { events.append("\($0)") }
    #expect(events == ["next(1)", "completed"])
  }

  @Test(arguments: [
    (["-1#", "-2#", "-3|", "-4|"], "-1-2-3|"),
    (["-1#", "-2#"], "-1-2#"),
    (["-1|", "-2#"], "-1|"),
    ([], "|"),
  ])
  func `catch of a sequence tries the sources in order`(sources: [String], result: String) {
    let test = MarbleTest()
    let cold = sources.map { test.cold($0).asObservable() }
    #expect(test.run { Observable.catch(sequence: cold) } == result)
  }

  @Test func `attempts without a source complete the result`() {
    let none: [Observable<Int>] = []
    let fallback = Observable.just(2)
    let first: [Observable<Int>] = [Observable.just(1).retry(0), fallback]
    let second: [Observable<Int>] = [.error(TestError.other), .catch(sequence: none), fallback]
    var events: [String] = []
    for source in [
      Observable.catch(sequence: first), Observable.catch(sequence: second),
      Observable.just(1).retry(0).retry(2),
    ] {
      _ = source.subscribe { events.append("\($0)") }
    }
    #expect(events == ["completed", "completed", "completed"])
  }

  @Test func `nested sequences of attempts are tried in order`() {
    var log: [String] = []
    func attempt(_ name: String) -> Observable<Int> {
      .deferred {
        log.append(name)
        throw TestError.other
      }
    }
    let nested = Observable.catch(sequence: [attempt("b"), attempt("c")])
    var events: [String] = []
    _ = Observable.catch(sequence: [attempt("a"), nested, attempt("d")])
      .subscribe { events.append("\($0)") }
    _ = nested.retry(2).subscribe { events.append("\($0)") }
    #expect(log == ["a", "b", "c", "d", "b", "c", "b", "c"])
    #expect(events == ["error(other)", "error(other)"])
  }
}
