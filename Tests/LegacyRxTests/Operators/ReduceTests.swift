import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct ReduceTests {
  @Test(arguments: [
    Row("-1-2-3|", "------(x|)", "^-----!"),
    Row("---|", "---(s|)", "^--!"),
    Row("-1-#", "---#", "^--!"),
    Row("-1-2", "", "^-------!"),
  ])
  func `emits the accumulated value with the end`(row: Row) {
    row.check { source in
      source.reduce("s") { $0 + $1 }.map { $0 == "s123" ? "x" : $0 }
    }
  }

  @Test func `an error thrown by the accumulator ends the sequence`() {
    let test = MarbleTest()
    let source = test.hot("-1-2-3|")
    let result = test.run {
      source.reduce("") { value, element in
        guard element != "2" else { throw TestError.marble }
        return value + element
      }
    }
    #expect(result == "---#")
    #expect(source.marbles == ["^--!"])
  }

  @Test func `the result is transformed, and an error of the transform is emitted instead`() {
    var events: [String] = []
    _ = Observable.of(1, 2, 3).reduce(0, accumulator: +, mapResult: { "sum \($0)" })
      .subscribe { events.append("\($0)") }
    _ = Observable.of(1, 2, 3)
      .reduce(0, accumulator: +, mapResult: { _ -> Int in throw TestError.other })
      .subscribe { events.append("\($0)") }
    _ = Observable<Int>.error(TestError.marble)
      .reduce(0, accumulator: +, mapResult: { _ -> Int in throw TestError.other })
      .subscribe { events.append("\($0)") }
    #expect(events == ["next(sum 6)", "completed", "error(other)", "error(marble)"])
  }

  @Test func `each subscription starts from the seed`() {
    let sum = Observable.of(1, 2, 3).reduce(10, accumulator: +)
    var seen: [Int] = []
    for _ in 0..<2 { _ = sum.subscribe(onNext: { seen.append($0) }) }
    #expect(seen == [16, 16])
  }

  @Test func `an observer that unsubscribes at the element does not receive the end`() {
    var events: [String] = []
    let subscription = SerialDisposable()
    let source = PublishSubject<Int>()
    subscription.disposable = source.reduce(0, accumulator: +).subscribe { event in
      events.append("\(event)")
      subscription.dispose()
    }
    source.onNext(1)
    source.onCompleted()
    #expect(events == ["next(1)"])
  }
}
