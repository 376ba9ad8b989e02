import LegacyRx
import LegacyRxTestKit
import TestSupport
import Testing

/// How long `combineLatest` and `zip` of a parameter pack retain elements, and their order.
@Suite(.long) struct CombiningElementTests {
  private final class Token {}

  @Test func `combineLatest retains only the latest element, until disposal`() {
    let subjects = (0..<5).map { _ in PublishSubject<Token>() }
    let latest = Observable.combineLatest(
      subjects[0],
      subjects[1],
      subjects[2],
      subjects[3],
      subjects[4]
    ) { _, _, _, _, _ in 0 }
    let subscription = latest.subscribe()
    weak var first: Token?
    weak var second: Token?
    for subject in subjects.dropLast() { subject.onNext(Token()) }
    do {
      let token = Token()
      first = token
      subjects[4].onNext(token)
    }
    #expect(first != nil)
    do {
      let token = Token()
      second = token
      subjects[4].onNext(token)
    }
    #expect(first == nil)
    #expect(second != nil)
    subscription.dispose()
    #expect(second == nil)
  }

  @Test func `zip retains an element until it is combined or zip is disposed`() {
    let numbers = PublishSubject<Int>()
    let tokens = PublishSubject<Token>()
    let subscription = Observable.zip(numbers, tokens) { number, _ in number }.subscribe()
    weak var combined: Token?
    weak var waiting: Token?
    do {
      let first = Token()
      let second = Token()
      combined = first
      waiting = second
      tokens.onNext(first)
      tokens.onNext(second)
    }
    #expect(combined != nil)
    numbers.onNext(1)
    #expect(combined == nil)
    #expect(waiting != nil)
    subscription.dispose()
    #expect(waiting == nil)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `zip keeps the order however far one source is ahead`(seed: UInt64) {
    var generator = Seeded(seed: seed)
    let subjects = [PublishSubject<Int>(), PublishSubject<Int>()]
    let names = PublishSubject<String>()
    var seen: [String] = []
    _ = Observable.zip(subjects[0], names, subjects[1]) { "\($0)\($1)\($2)" }
      .subscribe(onNext: { seen.append($0) })
    var sent = [0, 0, 0]
    for _ in 0..<Int.random(in: 1...120, using: &generator) {
      let source = Int.random(in: 0..<3, using: &generator)
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        if source == 2 {
          names.onNext("-\(sent[2])-")
        } else {
          subjects[source].onNext(sent[source])
        }
        sent[source] += 1
      }
    }
    #expect(seen == (0..<(sent.min() ?? 0)).map { "\($0)-\($0)-\($0)" }, "seed \(seed)")
  }

  @Test func `an element sent during a combination is combined after it`() {
    let numbers = PublishSubject<Int>()
    let names = PublishSubject<String>()
    var seen: [String] = []
    _ = Observable.zip(numbers, names) { number, name in
      if number == 1 {
        numbers.onNext(2)
        names.onNext("b")
      }
      return "\(number)\(name)"
    }
    .subscribe(onNext: { seen.append($0) })
    numbers.onNext(1)
    names.onNext("a")
    // The gate is re-entered, as RxSwift's recursive lock is: the nested pair is emitted first.
    #expect(seen == ["2b", "1a"])
  }

  @Test func `a failure thrown by the selector of a parameter pack ends everything`() {
    let test = MarbleTest()
    let first = test.hot("-1---2")
    let others = (0..<4).map { _ in test.hot("--a") }
    let result = test.run {
      Observable.combineLatest(first, others[0], others[1], others[2], others[3]) {
        number,
        _,
        _,
        _,
        _ in
        guard number == "1" else { throw TestError.marble }
        return number
      }
    }
    #expect(result == "--1--#")
    #expect(first.marbles == ["^----!"])
    for other in others { #expect(other.marbles == ["^----!"]) }
  }
}
