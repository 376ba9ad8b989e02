import Dispatch
import LegacyRx
import LegacyRxTestKit
import Testing

/// One operator, for tests that cover all of them.
struct Operator: Sendable, CustomTestStringConvertible {
  let name: String
  let apply: @Sendable (Observable<Int>, TestScheduler) -> Observable<Int>

  var testDescription: String { name }

  init(
    _ name: String,
    _ apply: @escaping @Sendable (Observable<Int>, TestScheduler) -> Observable<Int>
  ) {
    self.name = name
    self.apply = apply
  }

  static let all: [Operator] = [
    Operator("map") { source, _ in source.map { $0 } },
    Operator("compactMap") { source, _ in source.compactMap { $0 } },
    Operator("filter") { source, _ in source.filter { _ in true } },
    Operator("flatMap") { source, _ in source.flatMap { Observable.of($0, $0) } },
    Operator("flatMap never") { source, _ in source.flatMap { _ in Observable<Int>.never() } },
    Operator("flatMapLatest") { source, _ in source.flatMapLatest { Observable.of($0, $0) } },
    Operator("switchLatest") { source, _ in
      source.map { Observable.of($0, $0) }.switchLatest()
    },
    Operator("concatMap") { source, _ in source.concatMap { Observable.of($0, $0) } },
    Operator("merge") { source, _ in .merge(source, source) },
    Operator("merge limited") { source, _ in
      source.map { Observable.just($0) }.merge(maxConcurrent: 1)
    },
    Operator("concat") { source, _ in source.concat(source) },
    Operator("combineLatest") { source, _ in .combineLatest(source, source) { $0 + $1 } },
    Operator("combineLatest collection") { source, _ in
      Observable.combineLatest([source, source]).map { $0.count }
    },
    Operator("zip") { source, _ in .zip(source, source) { $0 + $1 } },
    Operator("zip collection") { source, _ in Observable.zip([source, source]).map { $0.count } },
    Operator("withLatestFrom") { source, _ in source.withLatestFrom(source) },
    Operator("scan") { source, _ in source.scan(0, accumulator: +) },
    Operator("reduce") { source, _ in source.reduce(0, accumulator: +) },
    Operator("toArray") { source, _ in
      source.toArray().asObservable().flatMap { Observable.from($0) }
    },
    Operator("startWith") { source, _ in source.startWith(0) },
    Operator("distinctUntilChanged") { source, _ in source.distinctUntilChanged() },
    Operator("take") { source, _ in source.take(2) },
    Operator("take until") { source, _ in source.take(until: source.skip(1)) },
    Operator("take while") { source, _ in source.take(while: { $0 < 2 }) },
    Operator("skip") { source, _ in source.skip(1) },
    Operator("do") { source, _ in source.do(onNext: { _ in }, onDispose: {}) },
    Operator("catch") { source, _ in source.catch { _ in .just(1) } },
    Operator("catchAndReturn") { source, _ in source.catchAndReturn(1) },
    Operator("retry") { source, _ in source.retry(2) },
    Operator("retry when") { source, _ in
      source.retry(when: { (errors: Observable<any Error>) in errors.take(1) })
    },
    Operator("materialize") { source, _ in source.materialize().dematerialize() },
    Operator("delay") { source, scheduler in source.delay(.seconds(5), scheduler: scheduler) },
    Operator("debounce") { source, scheduler in
      source.debounce(.seconds(5), scheduler: scheduler)
    },
    Operator("throttle") { source, scheduler in
      source.throttle(.seconds(50), scheduler: scheduler)
    },
    Operator("observe on") { source, scheduler in source.observe(on: scheduler) },
    Operator("subscribe on") { source, scheduler in source.subscribe(on: scheduler) },
    Operator("share") { source, _ in source.share() },
    Operator("share replay 1") { source, _ in source.share(replay: 1) },
    Operator("share replay 2") { source, _ in source.share(replay: 2) },
    Operator("share forever") { source, _ in source.share(replay: 1, scope: .forever) },
    Operator("publish") { source, _ in source.publish().refCount() },
    Operator("replay") { source, _ in source.replay(2).refCount() },
    Operator("replayAll") { source, _ in source.replayAll().refCount() },
    Operator("multicast") { source, _ in
      source.multicast(makeSubject: { BehaviorSubject(value: 0) }).refCount()
    },
    Operator("multicast selector") { source, _ in
      source.multicast({ PublishSubject<Int>() }) { .merge($0, $0) }
    },
    Operator("asSingle") { source, _ in source.take(1).asSingle().asObservable() },
    Operator("driver") { source, scheduler in
      var driver: Driver<Int>?
      SharingScheduler.mock(scheduler: scheduler) {
        driver = source.asDriver(onErrorJustReturn: 0).map { $0 }
      }
      return driver?.asObservable() ?? .never()
    },
    Operator("using") { source, _ in
      .using({ BooleanDisposable() }) { _ in source }
    },
    Operator("amb") { source, _ in source.amb(source) },
    Operator("timer") { source, scheduler in
      .merge(source, .timer(.seconds(1), period: .seconds(1), scheduler: scheduler).take(3))
    },
    Operator("deferred") { source, _ in .deferred { source } },
  ]
}
