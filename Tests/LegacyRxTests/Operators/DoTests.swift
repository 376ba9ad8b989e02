import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct DoTests {
  private func run(_ source: Observable<Int>, disposes: Bool = false) -> [String] {
    var log: [String] = []
    let subscription = source.do(
      onNext: { log.append("on \($0)") },
      afterNext: { log.append("after \($0)") },
      onError: { _ in log.append("on error") },
      afterError: { _ in log.append("after error") },
      onCompleted: { log.append("on completed") },
      afterCompleted: { log.append("after completed") },
      onSubscribe: { log.append("subscribe") },
      onSubscribed: { log.append("subscribed") },
      onDispose: { log.append("dispose") }
    )
    .subscribe(
      onNext: { log.append("next \($0)") },
      onError: { _ in log.append("error") },
      onCompleted: { log.append("completed") },
      onDisposed: { log.append("disposed") }
    )
    if disposes { subscription.dispose() }
    return log
  }

  @Test func `side effects run around each event, in order`() {
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      return Disposables.create()
    }
    #expect(
      run(source) == [
        "subscribe", "on 1", "next 1", "after 1", "on completed", "completed", "disposed",
        "after completed", "subscribed", "dispose",
      ]
    )
  }

  @Test func `side effects run around a failure`() {
    #expect(
      run(.error(TestError.other)) == [
        "subscribe", "on error", "error", "disposed", "after error", "subscribed", "dispose",
      ]
    )
  }

  @Test func `onDispose runs once when the subscription is disposed`() {
    #expect(run(.never(), disposes: true) == ["subscribe", "subscribed", "dispose", "disposed"])
  }

  @Test func `a failure thrown by a side effect ends the sequence`() {
    let subject = PublishSubject<Int>()
    var events: [String] = []
    _ = subject.do(onNext: { value in if value == 2 { throw TestError.other } })
      .subscribe { events.append("\($0)") }
    subject.onNext(1)
    subject.onNext(2)
    subject.onNext(3)
    #expect(events == ["next(1)", "error(other)"])
    #expect(!subject.hasObservers)
  }

  @Test func `a failure thrown at completion replaces it`() {
    var events: [String] = []
    _ = Observable<Int>.empty().do(onCompleted: { throw TestError.other })
      .subscribe { events.append("\($0)") }
    _ = Observable<Int>.error(TestError.marble).do(onError: { _ in throw TestError.other })
      .subscribe { events.append("\($0)") }
    #expect(events == ["error(other)", "error(other)"])
  }
}
