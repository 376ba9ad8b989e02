import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct FlatMapLatestTests {
  @Test func `emits only from the latest inner sequence`() {
    let test = MarbleTest()
    let source = test.hot("-a---b--|")
    let a = test.cold("-1-2-3-4|")
    let b = test.cold("-5---6|")
    #expect(test.run { source.flatMapLatest { $0 == "a" ? a : b } } == "--1-2-5---6|")
    #expect(source.marbles == ["^-------!"])
    #expect(a.marbles == ["-^---!"])
    #expect(b.marbles == ["-----^-----!"])
  }

  @Test func `completes with the source when the latest inner sequence is done`() {
    let test = MarbleTest()
    let source = test.hot("-a----|")
    let a = test.cold("-1|")
    #expect(test.run { source.flatMapLatest { _ in a } } == "--1---|")
  }

  @Test func `an empty source completes at once`() {
    let test = MarbleTest()
    let source = test.hot("---|")
    #expect(test.run { source.flatMapLatest { _ in Observable<String>.never() } } == "---|")
  }

  @Test func `drops a late event of a replaced inner sequence`() {
    let source = PublishSubject<Int>()
    var late: AnyObserver<Int>?
    // A misbehaving inner sequence: it continues after disposal.
    let first = Observable<Int>.create { observer in
      late = observer
      return Disposables.create()
    }
    let second = PublishSubject<Int>()
    var events: [String] = []
    _ = source.flatMapLatest { $0 == 1 ? first : second.asObservable() }
      .subscribe { events.append("\($0)") }
    source.onNext(1)
    late?.onNext(10)
    source.onNext(2)
    late?.onNext(11)
    late?.onError(TestError.other)
    second.onNext(20)
    source.onCompleted()
    late?.onCompleted()
    second.onCompleted()
    #expect(events == ["next(10)", "next(20)", "completed"])
  }

  @Test func `drops an element that a subject sends to a replaced inner sequence`() {
    let source = PublishSubject<Int>()
    let inner = PublishSubject<Int>()
    var seen: [Int] = []
    // Called before the inner sequence's observer, to which the subject still sends the element 2.
    _ = inner.subscribe(onNext: { if $0 == 2 { source.onNext(1) } })
    _ = source.flatMapLatest { $0 == 0 ? inner.asObservable() : .never() }
      .subscribe(onNext: { seen.append($0) })
    source.onNext(0)
    inner.onNext(1)
    inner.onNext(2)
    #expect(seen == [1])
  }

  @Test func `drops a late event of an inner sequence that ignores the grammar`() {
    let test = MarbleTest()
    // The hot observable is not guarded by `create`: after disposal it is simply not subscribed to.
    let source = test.hot("-a-b-|")
    let a = test.hot("--1-2-3|")
    let b = test.hot("----4-5-|")
    #expect(test.run { source.flatMapLatest { $0 == "a" ? a : b } } == "--1-4-5-|")
    #expect(a.marbles == ["-^-!"])
  }

  @Test(arguments: [("-#", "--#", "-^!"), ("#", "-#", "-(^!)")])
  func `an inner error ends the sequence`(inner: String, result: String, subscription: String) {
    let test = MarbleTest()
    let source = test.hot("-a----|")
    let a = test.cold(inner)
    #expect(test.run { source.flatMapLatest { _ in a } } == result)
    #expect(a.marbles == [subscription])
  }

  @Test func `an error of the source or the selector ends the sequence`() {
    let test = MarbleTest()
    let source = test.hot("-a--#")
    let a = test.cold("-1----3|")
    #expect(test.run { source.flatMapLatest { _ in a } } == "--1-#")
    #expect(a.marbles == ["-^--!"])
    let second = MarbleTest()
    let thrown = second.hot("-a--b")
    let inner = second.cold("-1----3|")
    let result = second.run {
      thrown.flatMapLatest { element in
        guard element == "a" else { throw TestError.marble }
        return inner
      }
    }
    #expect(result == "--1-#")
    #expect(inner.marbles == ["-^--!"])
  }

  @Test func `disposal reaches the source and the inner sequence`() {
    let test = MarbleTest()
    let source = test.hot("-a---------|")
    let a = test.cold("-1--------3|")
    #expect(test.run(disposedAt: 5) { source.flatMapLatest { _ in a } } == "--1")
    #expect(source.marbles == ["^----!"])
    #expect(a.marbles == ["-^---!"])
  }

  @Test func `a source that emits from inside the observer switches at once`() {
    let source = PublishSubject<Int>()
    var seen: [Int] = []
    _ = source.flatMapLatest { value in Observable.of(value, value + 1) }
      .subscribe(onNext: { value in
        seen.append(value)
        if value == 1 { source.onNext(10) }
      })
    source.onNext(1)
    #expect(seen == [1, 10, 11])
  }

  @Test func `an inner sequence of one element ends after it, and only as the latest`() {
    let source = PublishSubject<Int>()
    let inner = PublishSubject<Int>()
    var log: [String] = []
    _ = source.flatMapLatest { $0 == 0 ? inner.asObservable() : .just($0) }.subscribe(
      onNext: { value in
        log.append("<\(value)")
        if value == 1 { source.onNext(0) }
        if value == 3 { source.onCompleted() }
        log.append("\(value)>")
      },
      onCompleted: { log.append("|") }
    )
    source.onNext(1)
    inner.onNext(2)
    #expect(log == ["<1", "1>", "<2", "2>"])
    source.onNext(3)
    inner.onNext(4)
    #expect(log == ["<1", "1>", "<2", "2>", "<3", "3>", "|"])
    #expect(!inner.hasObservers)
  }
}
