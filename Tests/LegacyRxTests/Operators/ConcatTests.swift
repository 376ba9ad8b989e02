import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct ConcatTests {
  @Test(arguments: [
    ("-1-|", "-2|", "-1--2|", ["^--!", "---^-!"]),
    ("-1-#", "-2|", "-1-#", ["^--!"]),
    ("|", "-2|", "-2|", ["(^!)", "^-!"]),
    ("-1|", "-#", "-1-#", ["^-!", "--^!"]),
    ("-1|", "-2", "-1-2", ["^-!", "--^---!"]),
    ("-1", "-2", "-1", ["^-----!"]),
  ])
  func `the second source is subscribed to when the first completes`(
    a: String,
    b: String,
    result: String,
    subscriptions: [String]
  ) {
    let test = MarbleTest()
    let first = test.cold(a)
    let second = test.cold(b)
    #expect(test.run(disposedAt: 6) { first.concat(second) } == result)
    #expect(first.marbles + second.marbles == subscriptions)
  }

  @Test func `every form of concat concatenates`() {
    func collect(_ source: Observable<Int>) -> [Int] {
      var seen: [Int] = []
      _ = source.subscribe(onNext: { seen.append($0) })
      return seen
    }
    let sources = [Observable.of(1, 2), .empty(), .just(3)]
    #expect(collect(.concat(sources)) == [1, 2, 3])
    #expect(collect(.concat(AnySequence(sources))) == [1, 2, 3])
    #expect(collect(.concat(sources[0], sources[1], sources[2])) == [1, 2, 3])
    #expect(collect(Observable.from(sources).concat()) == [1, 2, 3])
    #expect(collect(.concat([])) == [])
  }

  @Test func `a sequence of sources is advanced only when the next source is needed`() {
    var asked = 0
    let sources = AnySequence<Observable<Int>> {
      AnyIterator {
        asked += 1
        return asked < 3 ? .never() : nil
      }
    }
    let subscription = Observable.concat(sources).subscribe { _ in }
    #expect(asked == 1)
    subscription.dispose()
    #expect(asked == 1)
  }

  @Test func `synchronous sources do not grow the stack`() {
    var stack = StackSpan()
    var sum = 0
    var isCompleted = false
    _ = Observable.concat((0..<1_000).lazy.map { Observable.just($0) })
      .subscribe(
        onNext: {
          stack.mark()
          sum += $0
        },
        onCompleted: { isCompleted = true }
      )
    #expect(sum == 499_500)
    #expect(isCompleted)
    #expect(stack.bytes < 10_000)
  }

  @Test func `a sequence that concatenates itself grows neither the stack nor a chain`() {
    // It ends late rather than never if nothing stops it.
    func count(from start: Int) -> Observable<Int> {
      start == 2_000
        ? .empty()
        : .concat(
          [0, 1].lazy.map { index in
            index == 0
              ? .just(start, scheduler: CurrentThreadScheduler.instance) : count(from: start + 1)
          }
        )
    }
    var stack = StackSpan()
    var seen: [Int] = []
    _ = count(from: 0).take(1_000).subscribe(onNext: { value in
      stack.mark()
      seen.append(value)
    })
    #expect(seen == Array(0..<1_000))
    #expect(stack.bytes < 10_000)
  }

  @Test func `a long chain of concatenations is flattened`() {
    var source = Observable.just(0)
    for value in 1..<1_000 { source = source.concat(Observable.just(value)) }
    var stack = StackSpan()
    var seen: [Int] = []
    _ = source.subscribe(onNext: { value in
      stack.mark()
      seen.append(value)
    })
    #expect(seen == Array(0..<1_000))
    #expect(stack.bytes < 10_000)
  }
}
