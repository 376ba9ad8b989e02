import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct SubscribeTests {
  private final class Target {}

  @Test(arguments: [true, false])
  func `onDisposed runs once, after the end`(fails: Bool) {
    var log: [String] = []
    let source = fails ? Observable<Int>.error(TestError.other) : .just(1)
    let subscription = source.subscribe(
      onNext: { log.append("next \($0)") },
      onError: { log.append("\($0)") },
      onCompleted: { log.append("completed") },
      onDisposed: { log.append("disposed") }
    )
    subscription.dispose()
    #expect(log == (fails ? ["other", "disposed"] : ["next 1", "completed", "disposed"]))
  }

  @Test func `onDisposed runs once on disposal`() {
    var log: [String] = []
    let subscription = Observable<Int>.never().subscribe(onDisposed: { log.append("disposed") })
    #expect(log.isEmpty)
    subscription.dispose()
    subscription.dispose()
    #expect(log == ["disposed"])
  }

  @Test func `with an object, functions run while it lives, and do not retain it`() {
    let subject = PublishSubject<Int>()
    var log: [String] = []
    var target: Target? = Target()
    weak let weakTarget = target
    if let target {
      _ = subject.subscribe(
        with: target,
        onNext: { _, value in log.append("next \(value)") },
        onError: { _, error in log.append("\(error)") },
        onDisposed: { _ in log.append("disposed") }
      )
    }
    subject.onNext(1)
    target = nil
    #expect(weakTarget == nil)
    subject.onNext(2)
    subject.onError(TestError.other)
    #expect(log == ["next 1"])
  }

  @Test func `an observer that misbehaves breaks the grammar for no other observer`() {
    let subject = PublishSubject<Int>()
    var events: [String] = []
    _ = subject.subscribe { event in
      events.append("\(event)")
      if events.count < 5 { subject.onCompleted() }
    }
    subject.onNext(1)
    #expect(events == ["next(1)", "completed"])
  }

  @Test func `a source that misbehaves cannot break the grammar`() {
    struct Misbehaving: ObservableType {
      typealias Element = Int

      func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
      where Observer.Element == Int {
        observer.onNext(1)
        observer.onCompleted()
        observer.onNext(2)
        observer.onError(TestError.other)
        observer.onCompleted()
        return Disposables.create()
      }
    }
    var plain: [String] = []
    _ = Misbehaving().subscribe { plain.append("\($0)") }
    var mapped: [String] = []
    _ = Misbehaving().map { $0 * 10 }.subscribe { mapped.append("\($0)") }
    #expect(plain == ["next(1)", "completed"])
    #expect(mapped == ["next(10)", "completed"])
  }

  @Test func `a subscription that ended by itself retains nothing`() {
    let bag = DisposeBag()
    weak var captured: Target?
    do {
      let target = Target()
      captured = target
      Observable.just(1).map { [target] value in (target, value).1 }
        .subscribe(onNext: { [target] _ in _ = target })
        .disposed(by: bag)
    }
    #expect(captured == nil)
    withExtendedLifetime(bag) {}
  }

  @Test func `an unhandled error reaches the hook, with its call stack if recording is on`() {
    // The hooks are global: no other test changes them.
    let before = Hooks.defaultErrorHandler
    let captureBefore = Hooks.customCaptureSubscriptionCallstack
    defer {
      Hooks.defaultErrorHandler = before
      Hooks.recordCallStackOnError = false
      Hooks.customCaptureSubscriptionCallstack = captureBefore
    }
    #if DEBUG
    #expect(!captureBefore().isEmpty)
    #else
    #expect(captureBefore().isEmpty)
    #endif
    var log: [String] = []
    Hooks.defaultErrorHandler = { stack, error in
      if case .overflow? = error as? RxError { log.append("\(stack)") }
    }
    _ = Observable<Int>.error(RxError.overflow).subscribe()
    Hooks.recordCallStackOnError = true
    Hooks.customCaptureSubscriptionCallstack = { ["here"] }
    _ = Observable<Int>.error(RxError.overflow).subscribe()
    _ = Single<Int>.error(RxError.overflow).subscribe()
    _ = Observable<Int>.error(RxError.overflow).subscribe(onError: { _ in log.append("handled") })
    #expect(log == ["[]", #"["here"]"#, #"["here"]"#, "handled"])
  }
}
