import Dispatch
import LegacyRx
import LegacyRxTestKit
import Testing

#if DEBUG

/// Counts the library's live objects before and after each operator's lifetime; see `ThreadLiveObjectCounter`.
@Suite struct LeakTests {
  enum Ending: CaseIterable, Sendable {
    case completed, failed, disposed, bagGoesAway
  }

  @Test(arguments: Operator.all, Ending.allCases)
  func `every operator releases its resources at the end`(operation: Operator, ending: Ending) {
    let before = ThreadLiveObjectCounter.createdMinusReleasedByCurrentThread
    run(operation, ending)
    #expect(ThreadLiveObjectCounter.createdMinusReleasedByCurrentThread == before)
  }

  private func run(_ operation: Operator, _ ending: Ending) {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    var bag: DisposeBag? = DisposeBag()
    let subscription = operation.apply(subject, scheduler).subscribe(onError: { _ in })
    bag?.insert(subscription)
    scheduler.advanceTo(10)
    subject.onNext(1)
    subject.onNext(2)
    scheduler.advanceTo(12)
    switch ending {
    case .completed: subject.onCompleted()
    case .failed: subject.onError(TestError.other)
    case .disposed: subscription.dispose()
    case .bagGoesAway: bag = nil
    }
    // Cancelled work leaves the scheduler at its time.
    scheduler.advanceTo(200)
    withExtendedLifetime(bag) {}
  }

  @Test(arguments: ["flatMap", "merge limited", "flatMapLatest", "concat", "retry"])
  func `ended inner sequences are released while the outer sequence continues`(name: String) {
    let subject = PublishSubject<Int>()
    let source: Observable<Int> =
      switch name {
      case "flatMap": subject.flatMap { Observable.of($0, $0) }
      case "merge limited": subject.map { Observable.of($0, $0) }.merge(maxConcurrent: 1)
      case "flatMapLatest": subject.flatMapLatest { Observable.of($0, $0) }
      case "concat": .concat(Array(repeating: subject.take(1), count: 1_000))
      default: subject.map { _ in throw TestError.other }.retry(1_000)
      }
    let subscription = source.subscribe { _ in }
    subject.onNext(0)
    let before = ThreadLiveObjectCounter.createdMinusReleasedByCurrentThread
    for value in 1...100 { subject.onNext(value) }
    #expect(ThreadLiveObjectCounter.createdMinusReleasedByCurrentThread == before)
    subscription.dispose()
  }

  @Test func `the resource count includes live resources`() {
    let before = ThreadLiveObjectCounter.createdMinusReleasedByCurrentThread
    let subject = PublishSubject<Int>()
    let subscription = subject.map { $0 }.subscribe { _ in }
    #expect(ThreadLiveObjectCounter.createdMinusReleasedByCurrentThread > before + 2)
    subscription.dispose()
    withExtendedLifetime(subject) {}
  }

  @Test(arguments: Operator.all)
  func `captured objects are released at the end, even if the disposable is kept`(
    operation: Operator
  ) {
    final class Token {}
    let scheduler = TestScheduler(initialClock: 0)
    let bag = DisposeBag()
    weak var token: Token?
    let subject = PublishSubject<Int>()
    do {
      let captured = Token()
      token = captured
      operation.apply(subject.map { value in (captured, value).1 }, scheduler)
        .map { value in (captured, value).1 }
        .subscribe(
          onNext: { _ in _ = captured },
          onError: { _ in _ = captured },
          onCompleted: { _ = captured },
          onDisposed: { _ = captured }
        )
        .disposed(by: bag)
    }
    scheduler.advanceTo(10)
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
    scheduler.advanceTo(500)
    if operation.name != "flatMap never" { #expect(token == nil) }
    withExtendedLifetime(bag) {}
  }
}

#endif
