import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct PublishSubjectTests {
  private final class Log {
    var events: [String] = []

    func subscribe(_ name: String, to source: Observable<Int>) -> any Disposable {
      source.subscribe { [unowned self] event in events.append("\(name) \(event)") }
    }
  }

  @Test func `broadcasts to subscribers in the order of their subscriptions`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    subject.onNext(0)
    let a = log.subscribe("a", to: subject)
    let b = log.subscribe("b", to: subject)
    subject.onNext(1)
    a.dispose()
    subject.onNext(2)
    #expect(subject.hasObservers)
    b.dispose()
    #expect(!subject.hasObservers)
    #expect(log.events == ["a next(1)", "b next(1)", "b next(2)"])
  }

  @Test(arguments: [true, false])
  func `after its end, a subject ignores events and emits the end to new observers`(fails: Bool) {
    let subject = PublishSubject<Int>()
    let log = Log()
    _ = log.subscribe("a", to: subject)
    if fails { subject.onError(TestError.other) } else { subject.onCompleted() }
    subject.onNext(1)
    subject.onCompleted()
    subject.onError(TestError.marble)
    _ = log.subscribe("b", to: subject)
    let end = fails ? "error(other)" : "completed"
    #expect(log.events == ["a \(end)", "b \(end)"])
    #expect(!subject.hasObservers)
    #expect(!subject.isDisposed)
  }

  @Test func `dispose removes observers, and new observers receive the disposed error`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    _ = log.subscribe("a", to: subject)
    subject.onNext(1)
    subject.dispose()
    #expect(subject.isDisposed)
    #expect(!subject.hasObservers)
    subject.onNext(2)
    subject.onCompleted()
    var error: (any Error)?
    _ = subject.subscribe(onError: { error = $0 })
    #expect(log.events == ["a next(1)"])
    #expect(disposedObject(error) === subject)
  }

  private func disposedObject(_ error: (any Error)?) -> AnyObject? {
    switch error as? RxError {
    case .some(.disposed(let object)): object
    default: nil
    }
  }

  @Test func `a released subject releases its observers, and their subscriptions do nothing`() {
    weak var observer: Log?
    let subscription = {
      let log = Log()
      observer = log
      return PublishSubject<Int>().subscribe { [log] event in log.events.append("\(event)") }
    }()
    #expect(observer == nil)
    subscription.dispose()
    subscription.dispose()
  }

  @Test func `dispose of a disposed subject does nothing`() {
    let subject = PublishSubject<Int>()
    subject.dispose()
    subject.dispose()
    subject.onNext(1)
    subject.onError(TestError.other)
    #expect(subject.isDisposed)
    #expect(!subject.hasObservers)
    var errors = 0
    _ = subject.subscribe(onError: { error in
      if case .disposed? = error as? RxError { errors += 1 }
    })
    #expect(errors == 1)
  }

  @Test func `as in RxSwift, an observer disposed by another still receives the current event`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    let second = SerialDisposable()
    _ = subject.subscribe(onNext: { _ in second.dispose() })
    second.disposable = log.subscribe("direct", to: subject)
    subject.onNext(1)
    subject.onNext(2)
    second.disposable.dispose()
    let third = SerialDisposable()
    _ = subject.subscribe(onNext: { _ in third.dispose() })
    third.disposable = log.subscribe("mapped", to: subject.map { $0 })
    subject.onNext(3)
    #expect(log.events == ["direct next(1)"])
  }

  @Test func `dispose after the end clears the end`() {
    let subject = PublishSubject<Int>()
    subject.onCompleted()
    subject.dispose()
    var isDisposed = false
    _ = subject.subscribe(onError: { error in
      if case .disposed? = error as? RxError { isDisposed = true }
    })
    #expect(isDisposed)
  }

  @Test func `an element sent from inside a callback is delivered at once`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    var fed = false
    _ = subject.subscribe(onNext: { _ in
      if !fed {
        fed = true
        subject.onNext(2)
      }
    })
    _ = log.subscribe("b", to: subject)
    subject.onNext(1)
    #expect(log.events == ["b next(2)", "b next(1)"])
  }

  @Test func `a subscriber added inside a callback starts with the next event`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    var inner: (any Disposable)?
    _ = subject.subscribe(onNext: { _ in
      if inner == nil { inner = log.subscribe("inner", to: subject) }
    })
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.events == ["inner next(2)"])
  }

  @Test func `a thousand observers keep their order through removals`() {
    let subject = PublishSubject<Int>()
    var seen: [Int] = []
    let subscriptions = (0..<1000).map { index in
      subject.subscribe(onNext: { _ in seen.append(index) })
    }
    for index in stride(from: 0, to: 1000, by: 3) { subscriptions[index].dispose() }
    subject.onNext(0)
    #expect(seen == (0..<1000).filter { $0 % 3 != 0 })
  }

  @Test func `a subject is an observer and an observable`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    _ = log.subscribe("a", to: subject.asObservable())
    _ = Observable.of(1, 2).subscribe(subject.asObserver())
    #expect(log.events == ["a next(1)", "a next(2)", "a completed"])
  }
}
