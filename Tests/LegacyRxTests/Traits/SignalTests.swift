import LegacyRx
import LegacyRxTestKit
import Testing

@MainActor @Suite struct SignalTests {
  @Test func `shares one subscription and replays nothing`() {
    let relay = PublishRelay<Int>()
    let signal = relay.asSignal()
    var first: [Int] = []
    var second: [Int] = []
    let bag = DisposeBag()
    signal.emit(onNext: { first.append($0) }).disposed(by: bag)
    relay.accept(1)
    signal.emit(onNext: { second.append($0) }).disposed(by: bag)
    relay.accept(2)
    #expect(first == [1, 2])
    #expect(second == [2])
  }

  @Test func `never fails`() {
    func seen(_ signal: Signal<Int>) -> [String] {
      var seen: [String] = []
      _ = signal.emit(onNext: { seen.append("\($0)") }, onCompleted: { seen.append("|") })
      return seen
    }
    let failing = Observable<Int>.concat(.just(1), .error(TestError.other))
    #expect(seen(failing.asSignal(onErrorJustReturn: 9)) == ["1", "9", "|"])
    #expect(seen(failing.asSignal(onErrorSignalWith: .empty())) == ["1", "|"])
    #expect(seen(failing.asSignal(onErrorRecover: { .just("\($0)".count) })) == ["1", "5", "|"])
    #expect(
      seen(failing.asSignal(onErrorJustReturn: 0).asSignal().map { $0 + 1 }) == ["2", "1", "|"]
    )
  }

  @Test func `emits to observers, relays and objects`() {
    let signal = Signal.just(1)
    let behavior = BehaviorRelay(value: 0)
    let optionalBehavior = BehaviorRelay<Int?>(value: nil)
    let publish = PublishRelay<Int>()
    let optionalPublish = PublishRelay<Int?>()
    let subject = PublishSubject<Int>()
    let optionalSubject = PublishSubject<Int?>()
    var log: [String] = []
    _ = publish.subscribe { log.append("publish \($0)") }
    _ = optionalPublish.subscribe { log.append("publish \($0)") }
    _ = subject.subscribe { log.append("\($0)") }
    _ = optionalSubject.subscribe { log.append("\($0)") }
    _ = signal.emit(to: behavior)
    _ = signal.emit(to: optionalBehavior)
    _ = signal.emit(to: publish)
    _ = signal.emit(to: optionalPublish)
    _ = signal.emit(to: subject)
    _ = signal.emit(to: optionalSubject)
    _ = signal.emit()
    #expect(behavior.value == 1)
    #expect(optionalBehavior.value == 1)
    #expect(
      log == [
        "publish next(1)", "publish next(Optional(1))", "next(1)", "completed",
        "next(Optional(1))", "completed",
      ]
    )
    final class Target { var log: [String] = [] }
    let target = Target()
    _ = signal.emit(
      with: target,
      onNext: { $0.log.append("\($1)") },
      onCompleted: { $0.log.append("|") },
      onDisposed: { $0.log.append("disposed") }
    )
    #expect(target.log == ["1", "|", "disposed"])
  }

  @Test func `a mocked scheduler applies inside the mock only`() {
    let scheduler = TestScheduler(initialClock: 0)
    let relay = PublishRelay<Int>()
    var mocked: [Int] = []
    var real: [Int] = []
    let bag = DisposeBag()
    SharingScheduler.mock(scheduler: scheduler) {
      relay.asSignal().emit(onNext: { mocked.append($0) }).disposed(by: bag)
    }
    relay.asSignal().emit(onNext: { real.append($0) }).disposed(by: bag)
    relay.accept(1)
    #expect(mocked.isEmpty)
    #expect(real == [1])
    scheduler.advanceTo(1_000)
    #expect(mocked == [1])
    #expect(SharingScheduler.make() is MainScheduler)
  }
}
