import LegacyRx
import LegacyRxTestKit
import Testing

/// The spellings of RxSwift 5 forward to those of RxSwift 6.
@Suite struct RxSwift5Tests {
  @available(*, deprecated, message: "Tests what is deprecated.")
  private func oldSpellings(_ scheduler: TestScheduler) -> [Observable<Int>] {
    [
      Observable.just(1).observeOn(scheduler),
      Observable.just(1).subscribeOn(scheduler),
      Observable<Int>.error(TestError.other).catchError { _ in .just(2) },
      Observable<Int>.error(TestError.other).catchErrorJustReturn(3),
      Observable.just(1).takeUntil(Observable.just(1)),
      Observable.of(1, 2, 3).takeUntil(.inclusive) { $0 == 2 },
      Observable.of(1, 2, 3).takeWhile { $0 < 3 },
      Observable.catchError([.error(TestError.other), .just(4)]),
      failing.concat(failing).retryWhen { (errors: Observable<any Error>) in errors.take(2) },
      failing.retryWhen { (errors: Observable<TestError>) in errors.take(2) },
      Single.just(1).observeOn(scheduler).asObservable(),
      Single.just(1).subscribeOn(scheduler).asObservable(),
      Single<Int>.error(TestError.other).catchError { _ in .just(2) }.asObservable(),
      Single<Int>.error(TestError.other).catchErrorJustReturn(3).asObservable(),
      failing.asSingle().retryWhen { (errors: Observable<any Error>) in errors.take(1) }
        .asObservable(),
      failing.asSingle().retryWhen { (errors: Observable<TestError>) in errors.take(1) }
        .asObservable(),
    ]
  }

  private func newSpellings(_ scheduler: TestScheduler) -> [Observable<Int>] {
    [
      Observable.just(1).observe(on: scheduler),
      Observable.just(1).subscribe(on: scheduler),
      Observable<Int>.error(TestError.other).catch { _ in .just(2) },
      Observable<Int>.error(TestError.other).catchAndReturn(3),
      Observable.just(1).take(until: Observable.just(1)),
      Observable.of(1, 2, 3).take(until: { $0 == 2 }, behavior: .inclusive),
      Observable.of(1, 2, 3).take(while: { $0 < 3 }),
      Observable.catch(sequence: [.error(TestError.other), .just(4)]),
      failing.concat(failing).retry(when: { (errors: Observable<any Error>) in errors.take(2) }),
      failing.retry(when: { (errors: Observable<TestError>) in errors.take(2) }),
      Single.just(1).observe(on: scheduler).asObservable(),
      Single.just(1).subscribe(on: scheduler).asObservable(),
      Single<Int>.error(TestError.other).catch { _ in .just(2) }.asObservable(),
      Single<Int>.error(TestError.other).catchAndReturn(3).asObservable(),
      failing.asSingle().retry(when: { (errors: Observable<any Error>) in errors.take(1) })
        .asObservable(),
      failing.asSingle().retry(when: { (errors: Observable<TestError>) in errors.take(1) })
        .asObservable(),
    ]
  }

  private let failing = Observable<Int>.error(TestError.other)

  private func events(_ make: (TestScheduler) -> [Observable<Int>]) -> [[String]] {
    make(TestScheduler(initialClock: 0)).indices.map { index in
      let scheduler = TestScheduler(initialClock: 0)
      let observer = scheduler.createObserver(Int.self)
      _ = make(scheduler)[index].subscribe(observer)
      scheduler.advanceTo(1_000)
      return observer.events.map(\.description)
    }
  }

  // The only use of a deprecated function goes through a protocol, which does not warn.
  private protocol Spellings {
    func old(_ scheduler: TestScheduler) -> [Observable<Int>]
  }

  private struct Old: Spellings {
    @available(*, deprecated, message: "Tests what is deprecated.")
    func old(_ scheduler: TestScheduler) -> [Observable<Int>] {
      RxSwift5Tests().oldSpellings(scheduler)
    }
  }

  @Test func `deprecated spellings behave like their replacements`() {
    let spellings: any Spellings = Old()
    let expected = events(newSpellings)
    #expect(expected.count == 16)
    #expect(events(spellings.old) == expected)
  }
}
