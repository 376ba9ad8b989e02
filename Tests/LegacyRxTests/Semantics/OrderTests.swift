import Dispatch
import Foundation
import LegacyRx
import LegacyRxTestKit
import Testing

/// The order of subscriptions and disposals.
@Suite struct OrderTests {
  private func logged(_ name: String, _ log: @escaping (String) -> Void) -> Observable<Int> {
    .create { _ in
      log("+\(name)")
      return Disposables.create { log("-\(name)") }
    }
  }

  @Test func `combining operators subscribe and dispose in the order of their sources`() {
    func order(
      _ combine: (Observable<Int>, Observable<Int>, Observable<Int>) -> Observable<Int>
    ) -> String {
      var entries: [String] = []
      let sources = ["a", "b", "c"].map { logged($0) { entries.append($0) } }
      combine(sources[0], sources[1], sources[2]).subscribe { _ in }.dispose()
      return entries.joined()
    }
    #expect(order { .combineLatest($0, $1, $2) { $0 + $1 + $2 } } == "+a+b+c-a-b-c")
    #expect(order { .zip($0, $1, $2) { $0 + $1 + $2 } } == "+a+b+c-a-b-c")
    #expect(order { .merge($0, $1, $2) } == "+a+b+c-a-b-c")
    #expect(order { a, b, _ in a.withLatestFrom(b) } == "+b+a-a-b")
    #expect(order { a, b, _ in a.take(until: b) } == "+b+a-a-b")
    #expect(order { a, _, _ in a.map { $0 }.filter { _ in true } } == "+a-a")
  }

  @Test func `a chain is disposed from the end to the source`() {
    var log: [String] = []
    let subject = PublishSubject<Int>()
    let subscription =
      subject
      .do(onDispose: { log.append("inner") })
      .map { $0 }
      .do(onDispose: { log.append("outer") })
      .subscribe(onDisposed: { log.append("disposed") })
    subscription.dispose()
    #expect(log == ["inner", "outer", "disposed"])
  }

  @Test func `disposal inside a callback stops a chain before the next element`() {
    let subject = PublishSubject<Int>()
    var seen: [Int] = []
    let subscription = SerialDisposable()
    subscription.disposable = subject.flatMap { Observable.of($0, $0 + 1, $0 + 2) }
      .subscribe(onNext: { value in
        seen.append(value)
        if value == 2 { subscription.dispose() }
      })
    subject.onNext(1)
    subject.onNext(10)
    #expect(seen == [1, 2])
    #expect(!subject.hasObservers)
  }

  @Test func `values released by an operator may use its source in their deinit`() async {
    // In its own process: a release inside a lock or an exclusive access would deadlock or trap.
    await #expect(processExitsWith: .success) {
      alarm(60)
      final class Token {
        let subject: PublishSubject<Token?>
        let released: () -> Void

        init(_ subject: PublishSubject<Token?>, _ released: @escaping () -> Void) {
          self.subject = subject
          self.released = released
        }

        deinit {
          subject.onNext(nil)
          released()
        }
      }
      let subject = PublishSubject<Token?>()
      var releases = 0
      let bag = DisposeBag()
      subject.share(replay: 1).subscribe { _ in }.disposed(by: bag)
      subject.share(replay: 2).subscribe { _ in }.disposed(by: bag)
      subject.withLatestFrom(subject).subscribe { _ in }.disposed(by: bag)
      Observable.combineLatest(subject, subject) { $0 ?? $1 }.subscribe { _ in }.disposed(by: bag)
      subject.distinctUntilChanged { $0 === $1 }.subscribe { _ in }.disposed(by: bag)
      subject.scan(nil) { $1 ?? nil }.subscribe { _ in }.disposed(by: bag)
      let scheduler = TestScheduler(initialClock: 0)
      subject.debounce(.seconds(1), scheduler: scheduler).subscribe { _ in }.disposed(by: bag)
      subject.throttle(.seconds(1), scheduler: scheduler).subscribe { _ in }.disposed(by: bag)
      subject.bind(to: BehaviorRelay<Token?>(value: nil)).disposed(by: bag)
      let replay = ReplaySubject<Token?>.create(bufferSize: 1)
      subject.subscribe(replay).disposed(by: bag)
      // Pending elements are dropped together when the source fails.
      let failing = PublishSubject<Token?>()
      failing.delay(.seconds(1), scheduler: scheduler).subscribe { _ in }.disposed(by: bag)
      failing.observe(on: scheduler).subscribe { _ in }.disposed(by: bag)
      failing.onNext(Token(failing) { releases += 1 })
      failing.onError(TestError.other)
      scheduler.advanceTo(100)
      #expect(releases == 1)
      releases = 0
      subject.onNext(Token(subject) { releases += 1 })
      for _ in 0..<3 { subject.onNext(nil) }
      #expect(releases == 1)
    }
  }
}
