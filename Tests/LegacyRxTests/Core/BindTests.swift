import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct BindTests {
  private final class Target {
    var value = 0
    var optional: Int?
    var log: [Int] = []
  }

  @Test func `binds to several observers at once`() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    let optional = PublishSubject<Int?>()
    var events: [String] = []
    _ = first.subscribe { events.append("a \($0)") }
    _ = second.subscribe { events.append("b \($0)") }
    _ = optional.subscribe { events.append("c \($0)") }
    _ = Observable.of(1).bind(to: first, second)
    _ = Observable.of(1).bind(to: optional)
    #expect(
      events == [
        "a next(1)", "b next(1)", "a completed", "b completed", "c next(Optional(1))",
        "c completed",
      ]
    )
  }

  @Test func `binds to functions`() {
    var seen: [Int] = []
    _ = Observable.of(1, 2).bind { seen.append($0) }
    #expect(seen == [1, 2])
    let count =
      Observable.of(1, 2).bind { source in
        var count = 0
        _ = source.subscribe(onNext: { _ in count += 1 })
        return count
      } as Int
    #expect(count == 2)
    let curried = Observable.of(1).bind(
      to: { _ in { (text: String) in text + "!" } },
      curriedArgument: "x"
    )
    #expect(curried == "x!")
  }

  @Test func `binds with an object as long as it lives`() {
    let subject = PublishSubject<Int>()
    var target: Target? = Target()
    weak let weakTarget = target
    if let target { _ = subject.bind(with: target) { $0.log.append($1) } }
    subject.onNext(1)
    #expect(target?.log == [1])
    target = nil
    #expect(weakTarget == nil)
    subject.onNext(2)
  }

  @Test func `a failure after the release of a binding's object is ignored`() {
    let subject = PublishSubject<Int>()
    var target: Target? = Target()
    weak let weakTarget = target
    if let target { _ = subject.bind(with: target) { $0.log.append($1) } }
    subject.onNext(1)
    #expect(target?.log == [1])
    target = nil
    #expect(weakTarget == nil)
    subject.onError(TestError.other)
    #expect(!subject.hasObservers)
  }

  @Test @MainActor
  func `a binder sets values in place on the main queue while its target lives`() {
    let subject = PublishSubject<Int>()
    var target: Target? = Target()
    weak let weakTarget = target
    if let target {
      _ = subject.bind(to: Binder(target) { $0.log.append($1) })
    }
    subject.onNext(1)
    #expect(target?.log == [1])
    subject.onCompleted()
    target = nil
    #expect(weakTarget == nil)
  }

  @Test func `a binder sets values on its scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let target = Target()
    let binder = Binder(target, scheduler: scheduler) { $0.log.append($1) }
    binder.onNext(1)
    binder.asObserver().onNext(2)
    #expect(target.log.isEmpty)
    scheduler.advanceTo(1_000)
    #expect(target.log == [1, 2])
  }

  @Test @MainActor func `the rx namespace has a binder for each property`() {
    let target = ReactiveTarget()
    _ = Observable.just(3).bind(to: target.rx.value)
    _ = Observable.just(4).bind(to: target.rx.doubled)
    #expect(target.value == 8)
    #expect(target.rx.base === target)
    #expect(ReactiveTarget.rx == Reactive<ReactiveTarget>.self)
  }
}

private final class ReactiveTarget: ReactiveCompatible {
  var value = 0
}

extension Reactive where Base: ReactiveTarget {
  fileprivate var doubled: Binder<Int> {
    Binder(base) { base, value in base.value = value * 2 }
  }
}
