import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct FlatMapTests {
  @Test func `emits the elements of all inner sequences and completes with the last of them`() {
    let test = MarbleTest()
    let source = test.hot("-a--b-|")
    let a = test.cold("-1--2--3|")
    let b = test.cold("--4-5|")
    let result = test.run { source.flatMap { $0 == "a" ? a : b } }
    #expect(result == "--1--24-(35)|")
    #expect(source.marbles == ["^-----!"])
    #expect(a.marbles == ["-^-------!"])
    #expect(b.marbles == ["----^----!"])
  }

  @Test func `completes after the source when the inner sequences are done`() {
    let test = MarbleTest()
    let source = test.hot("-a----|")
    let a = test.cold("-1|")
    #expect(test.run { source.flatMap { _ in a } } == "--1---|")
    #expect(a.marbles == ["-^-!"])
  }

  @Test func `an inner error ends the sequence`() {
    let test = MarbleTest()
    let source = test.hot("-a--b-|")
    let a = test.cold("-1----3|")
    let b = test.cold("-#")
    #expect(test.run { source.flatMap { $0 == "a" ? a : b } } == "--1--#")
    #expect(source.marbles == ["^----!"])
    #expect(a.marbles == ["-^---!"])
    #expect(b.marbles == ["----^!"])
  }

  @Test func `an error of the source ends the sequence`() {
    let test = MarbleTest()
    let source = test.hot("-a--#")
    let a = test.cold("-1----3|")
    #expect(test.run { source.flatMap { _ in a } } == "--1-#")
    #expect(a.marbles == ["-^--!"])
  }

  @Test func `an error thrown by the selector ends the sequence`() {
    let test = MarbleTest()
    let source = test.hot("-a--b-|")
    let a = test.cold("-1----3|")
    let result = test.run {
      source.flatMap { element in
        guard element == "a" else { throw TestError.marble }
        return a
      }
    }
    #expect(result == "--1-#")
    #expect(source.marbles == ["^---!"])
    #expect(a.marbles == ["-^--!"])
  }

  @Test func `disposal reaches the source and every inner sequence`() {
    let test = MarbleTest()
    let source = test.hot("-a--b-----|")
    let a = test.cold("-1--------3|")
    #expect(test.run(disposedAt: 6) { source.flatMap { _ in a } } == "--1--1")
    #expect(source.marbles == ["^-----!"])
    #expect(a.marbles == ["-^----!", "----^-!"])
  }

  @Test func `re-entrant elements are delivered nested, as with RxSwift's recursive lock`() {
    let source = PublishSubject<Int>()
    let inner = PublishSubject<Int>()
    var log: [String] = []
    _ = source.flatMap { value in value == 0 ? inner.asObservable() : .just(value) }
      .subscribe(onNext: { value in
        log.append("<\(value)")
        if value == 1 { inner.onNext(2) }
        log.append("\(value)>")
      })
    source.onNext(0)
    source.onNext(1)
    #expect(log == ["<1", "<2", "2>", "1>"])
  }

  @Test func `a source that ends inside an element ends the sequence after that element`() {
    let source = PublishSubject<Int>()
    var log: [String] = []
    _ = source.flatMap { Observable.just($0) }.subscribe(
      onNext: { value in
        log.append("<\(value)")
        if value == 2 { source.onCompleted() }
        log.append("\(value)>")
      },
      onCompleted: { log.append("|") }
    )
    source.onNext(1)
    source.onNext(2)
    #expect(log == ["<1", "1>", "<2", "2>", "|"])
    #expect(!source.hasObservers)
  }

  @Test func `a single element of an inner sequence arrives between those of others`() throws {
    let source = Shared(value: PublishSubject<Int>())
    let detector = OverlapDetector()
    let inner = PublishSubject<Int>()
    var isCompleted = false
    _ = source.value.flatMap { $0 == 0 ? inner.asObservable() : .just($0) }
      .subscribe(onNext: { _ in detector.enter() }, onCompleted: { isCompleted = true })
    source.value.onNext(0)
    let shared = Shared(value: inner)
    try onThreads(2) { index in
      for value in 1...5_000 {
        if index == 0 { source.value.onNext(value) } else { shared.value.onNext(value) }
      }
    }
    inner.onCompleted()
    source.value.onCompleted()
    #expect(detector.count == 10_000)
    #expect(!detector.hasOverlapped)
    #expect(isCompleted)
  }

  @Test func `accepts anything that converts to an observable`() {
    var seen: [Int] = []
    _ = Observable.of(1, 2).flatMap { Single.just($0 * 10) }.subscribe(onNext: { seen.append($0) })
    #expect(seen == [10, 20])
  }
}
