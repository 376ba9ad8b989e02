import LegacyRx
import Testing

/// A closure without a label has its RxSwift meaning: these would not compile, or would receive
/// something else, if another overload were chosen.
@Suite @MainActor struct TrailingClosureTests {
  @Test func `subscribe receives events`() {
    var received: [String] = []
    _ = Observable.just(1).subscribe { received.append("\($0)") }
    _ = Observable.just(1).subscribe { event in
      if case .next(let element) = event { received.append("\(element)") }
    }
    #expect(received == ["next(1)", "completed", "1"])
  }

  @Test func `subscribe of a single receives its outcome`() {
    var received: [Int] = []
    _ = Single.just(1).subscribe { event in
      if case .success(let element) = event { received.append(element) }
    }
    let subscription = Single.just(2).subscribe { received.append((try? $0.get()) ?? 0) }
    subscription.dispose()
    #expect(received == [1, 2])
  }

  @Test func `subscribe takes a closure for each kind of event`() {
    var received: [Int] = []
    _ = Observable.just(1).subscribe {
      received.append($0)
    } onCompleted: {
      received.append(0)
    }
    _ = Single.just(2).subscribe {
      received.append($0)
    } onFailure: { _ in
      received.append(-1)
    }
    #expect(received == [1, 0, 2])
  }

  @Test func `bind receives elements`() {
    var received: [Int] = []
    let bag = DisposeBag()
    Observable.just(1).bind { received.append($0) }.disposed(by: bag)
    Observable.just(2).bind { [weak bag] element in
      guard bag != nil else { return }
      received.append(element)
    }
    .disposed(by: bag)
    #expect(received == [1, 2])
  }

  @Test func `drive and emit receive elements`() {
    var received: [Int] = []
    let bag = DisposeBag()
    Driver.just(1).drive { received.append($0) }.disposed(by: bag)
    Signal.just(2).emit { received.append($0) }.disposed(by: bag)
    Driver.just(3).drive(onNext: { received.append($0) }, onCompleted: { received.append(0) })
      .disposed(by: bag)
    #expect(received == [1, 2, 3, 0])
  }

  @Test func `create receives an observer`() {
    var received: [Int] = []
    _ = Observable<Int>.create { observer in
      observer.onNext(1)
      return Disposables.create()
    }
    .subscribe(onNext: { received.append($0) })
    _ = Single<Int>.create { single in
      single(.success(2))
      return Disposables.create()
    }
    .subscribe(onSuccess: { received.append($0) })
    #expect(received == [1, 2])
  }
}
