import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct CreateTests {
  @Test(arguments: [true, false])
  func `create emits nothing after a stop event`(fails: Bool) {
    var events: [String] = []
    _ = Observable<Int>.create { observer in
      observer.onNext(1)
      if fails { observer.onError(TestError.other) } else { observer.onCompleted() }
      observer.onNext(2)
      observer.onError(TestError.marble)
      observer.onCompleted()
      return Disposables.create()
    }
    .subscribe { events.append("\($0)") }
    #expect(events == ["next(1)", fails ? "error(other)" : "completed"])
  }

  @Test func `a stop event disposes the returned disposable once`() {
    var disposals = 0
    var feed: AnyObserver<Int>?
    let subscription = Observable<Int>.create { observer in
      feed = observer
      return Disposables.create { disposals += 1 }
    }
    .subscribe { _ in }
    feed?.onNext(1)
    #expect(disposals == 0)
    feed?.onCompleted()
    #expect(disposals == 1)
    subscription.dispose()
    #expect(disposals == 1)
  }

  @Test func `a stop event during the function disposes the later returned disposable`() {
    var disposals = 0
    _ = Observable<Int>.create { observer in
      observer.onCompleted()
      return Disposables.create { disposals += 1 }
    }
    .subscribe { _ in }
    #expect(disposals == 1)
  }

  @Test func `create emits nothing after disposal`() {
    var feed: AnyObserver<Int>?
    var events: [String] = []
    var disposals = 0
    let subscription = Observable<Int>.create { observer in
      feed = observer
      return Disposables.create { disposals += 1 }
    }
    .subscribe { events.append("\($0)") }
    feed?.onNext(1)
    subscription.dispose()
    feed?.onNext(2)
    feed?.onCompleted()
    #expect(events == ["next(1)"])
    #expect(disposals == 1)
  }

  @Test func `each subscription runs the function again`() {
    var runs = 0
    let source = Observable<Int>.create { observer in
      runs += 1
      observer.onNext(runs)
      return Disposables.create()
    }
    var seen: [Int] = []
    for _ in 0..<3 { _ = source.subscribe(onNext: { seen.append($0) }) }
    #expect(seen == [1, 2, 3])
  }

  @Test func `disposal inside a callback stops a synchronous source`() {
    var events: [Int] = []
    let subscription = SerialDisposable()
    subscription.disposable = Observable.from(0..<10).subscribe(onNext: { events.append($0) })
    #expect(events.count == 10)
    let subject = PublishSubject<Int>()
    events = []
    subscription.disposable = subject.map { $0 }.subscribe(onNext: { value in
      events.append(value)
      if value == 2 {
        subscription.dispose()
        subject.onNext(3)
      }
    })
    for value in 1...5 { subject.onNext(value) }
    #expect(events == [1, 2])
  }

  @Test func `create emits nothing while the stop event is delivered`() {
    var feed: AnyObserver<Int>?
    var events: [String] = []
    let observer = AnyObserver<Int> { event in
      events.append("\(event)")
      if event.isStopEvent, events.count < 5 {
        feed?.onNext(2)
        feed?.onCompleted()
      }
    }
    _ = Observable<Int>.create { created in
      feed = created
      return Disposables.create()
    }
    .subscribe(observer)
    feed?.onNext(1)
    feed?.onCompleted()
    #expect(events == ["next(1)", "completed"])
  }
}
