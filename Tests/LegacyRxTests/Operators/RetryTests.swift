import Foundation
import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct RetryTests {
  @Test func `subscribes again after each failure until it is disposed`() {
    let test = MarbleTest()
    let source = test.cold("-1#")
    #expect(test.run(disposedAt: 5) { source.retry() } == "-1-1-1")
    #expect(source.marbles == ["^-!", "--^-!", "----^!"])
  }

  @Test func `does not subscribe again after completion`() {
    let test = MarbleTest()
    let source = test.cold("-1|")
    #expect(test.run { source.retry() } == "-1|")
    #expect(source.marbles == ["^-!"])
  }

  @Test(arguments: [(1, "-1#", 1), (2, "-1-1#", 2), (3, "-1-1-1#", 3), (0, "|", 0)])
  func `maxAttemptCount includes the first attempt`(count: Int, result: String, subscriptions: Int)
  {
    let test = MarbleTest()
    let source = test.cold("-1#")
    #expect(test.run { source.retry(count) } == result)
    #expect(source.marbles.count == subscriptions)
  }

  @Test func `retry of zero attempts completes`() async {
    // In its own process: an endless loop ends with the alarm.
    await #expect(processExitsWith: .success) {
      alarm(60)
      var events: [String] = []
      _ = Observable.just(1).retry(0).retry().subscribe { events.append("\($0)") }
      #expect(events == ["completed"])
    }
  }

  @Test func `synchronous failures do not grow the stack`() {
    var stack = StackSpan()
    var attempts = 0
    var events: [String] = []
    let source = Observable<Int>.create { observer in
      stack.mark()
      attempts += 1
      if attempts < 1_000 {
        observer.onError(TestError.other)
      } else {
        observer.onNext(attempts)
        observer.onCompleted()
      }
      return Disposables.create()
    }
    _ = source.retry().subscribe { events.append("\($0)") }
    #expect(events == ["next(1000)", "completed"])
    #expect(stack.bytes < 10_000)
  }

  @Test func `caught errors do not grow the stack`() {
    var stack = StackSpan()
    var attempts = 0
    let sources = (0..<1_000).lazy.map { _ in
      Observable<Int>.deferred {
        stack.mark()
        attempts += 1
        return .error(TestError.other)
      }
    }
    var events: [String] = []
    _ = Observable.catch(sequence: sources).subscribe { events.append("\($0)") }
    #expect(attempts == 1_000)
    #expect(stack.bytes < 10_000)
    #expect(events == ["error(other)"])
  }

  @Test func `retry(when:) waits for the trigger`() {
    let test = MarbleTest()
    let source = test.cold("-1#")
    let trigger = test.hot("-----x---y---|")
    let result = test.run { source.retry(when: { (_: Observable<any Error>) in trigger }) }
    #expect(result == "-1----1---1--|")
    #expect(source.marbles == ["^-!", "-----^-!", "---------^-!"])
    #expect(trigger.marbles == ["^------------!"])
  }

  @Test func `retry(when:) disposes the failed attempt before it reports the failure`() {
    var log: [String] = []
    let subject = PublishSubject<Int>()
    let subscription = subject.do(onDispose: { log.append("disposed") })
      .retry(when: { (errors: Observable<any Error>) in
        errors.do(onNext: { _ in log.append("failed") }).filter { _ in false }
      })
      .subscribe { _ in }
    subject.onError(TestError.other)
    #expect(log == ["disposed", "failed"])
    subscription.dispose()
    #expect(log == ["disposed", "failed"])
  }

  @Test func `retry(when:) ends when its trigger ends`() {
    let failing = MarbleTest()
    let source = failing.cold("-1#")
    let trigger = failing.hot("----#")
    #expect(
      failing.run { source.retry(when: { (_: Observable<any Error>) in trigger }) } == "-1--#"
    )
    let limited = MarbleTest()
    let again = limited.cold("-1#")
    let result = limited.run {
      again.retry(when: { (errors: Observable<TestError>) in errors.take(2) })
    }
    // The second failure is the last one that the trigger accepts: it emits, then completes during
    // the third run.
    #expect(result == "-1-1-1|")
  }

  @Test func `a trigger that ends after its element ends a source that fails during subscribe`() {
    var attempts = 0
    var events: [String] = []
    let source = Observable<Int>.deferred {
      attempts += 1
      return .error(TestError.other)
    }
    _ = source.retry(when: { (errors: Observable<any Error>) in errors.take(1) })
      .subscribe { events.append("\($0)") }
    #expect(attempts == 1)
    #expect(events == ["completed"])
  }

  @Test func `as in RxSwift, two elements of a trigger during subscribe cause two attempts`() {
    var attempts = 0
    var events: [String] = []
    let source = Observable<Int>.create { observer in
      attempts += 1
      observer.on(attempts == 1 ? .error(TestError.other) : .next(attempts))
      return Disposables.create()
    }
    let twice = Observable<Int>.create { trigger in
      trigger.onNext(1)
      trigger.onNext(2)
      return Disposables.create()
    }
    _ = source.retry(when: { (errors: Observable<any Error>) in errors.flatMap { _ in twice } })
      .subscribe { events.append("\($0)") }
    #expect(attempts == 3)
    #expect(events == ["next(2)", "next(3)"])
  }

  @Test func `retry(when:) passes an error of another type on`() {
    struct OtherError: Error {}
    var events: [String] = []
    _ = Observable<Int>.error(TestError.other)
      .retry(when: { (errors: Observable<OtherError>) in errors })
      .subscribe { events.append("\($0)") }
    #expect(events == ["error(other)"])
  }
}
