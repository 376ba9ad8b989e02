import LegacyRx
import LegacyRxTestKit
import Testing

/// A row of a marble table: the source and what the operator makes of it.
struct Row: Sendable, CustomTestStringConvertible {
  let source: String
  let result: String
  let subscription: String

  init(_ source: String, _ result: String, _ subscription: String) {
    self.source = source
    self.result = result
    self.subscription = subscription
  }

  var testDescription: String { source }

  /// Runs an operator over the source and compares, with disposal in frame 8.
  func check(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ apply: @escaping (Observable<String>) -> Observable<String>
  ) {
    let test = MarbleTest()
    let hot = test.hot(source)
    let result = test.run(disposedAt: 8) { apply(hot.asObservable()) }
    #expect(result == self.result, sourceLocation: sourceLocation)
    #expect(hot.marbles == [subscription], sourceLocation: sourceLocation)
  }
}

@Suite struct StatelessOperatorTests {
  @Test(arguments: [
    Row("-1-2-|", "-a-b-|", "^----!"),
    Row("-1-#", "-a-#", "^--!"),
    Row("-1-2------3|", "-a-b", "^-------!"),
    Row("-1-x-1|", "-a-#", "^--!"),
    Row("|", "|", "(^!)"),
    Row("-1-|-2", "-a-|", "^--!"),
    Row("-1-#-2", "-a-#", "^--!"),
  ])
  func `map transforms elements, and fails where the transform throws`(row: Row) {
    row.check { source in
      source.map { element in
        guard element != "x" else { throw TestError.marble }
        return element == "1" ? "a" : "b"
      }
    }
  }

  @Test(arguments: [
    Row("-1-2-3|", "-1---3|", "^-----!"),
    Row("-2-#", "---#", "^--!"),
    Row("-1-2------3|", "-1", "^-------!"),
    Row("-1-x-1|", "-1-#", "^--!"),
  ])
  func `filter keeps what satisfies the predicate`(row: Row) {
    row.check { source in
      source.filter { element in
        guard element != "x" else { throw TestError.marble }
        return element != "2"
      }
    }
  }

  @Test(arguments: [
    Row("-1-2-3|", "-A---C|", "^-----!"),
    Row("-2-#", "---#", "^--!"),
    Row("-1-2------3|", "-A", "^-------!"),
    Row("-1-x-1|", "-A-#", "^--!"),
  ])
  func `compactMap drops what becomes nil`(row: Row) {
    row.check { source in
      source.compactMap { element in
        guard element != "x" else { throw TestError.marble }
        return ["1": "A", "3": "C"][element]
      }
    }
  }

  @Test(arguments: [
    Row("-1-1-2-2-1|", "-1---2--", "^-------!"),
    Row("-1-1-2-1|", "-1---2-1|", "^-------!"),
    Row("-1-1#", "-1--#", "^---!"),
    Row("-1-x-1|", "-1-#", "^--!"),
    Row("11|", "1-|", "^-!"),
  ])
  func `distinctUntilChanged compares with the last emitted element`(row: Row) {
    let result = row.result.hasSuffix("--") ? String(row.result.dropLast(2)) : row.result
    Row(row.source, result, row.subscription).check { source in
      source.distinctUntilChanged { lhs, rhs in
        guard rhs != "x" else { throw TestError.marble }
        return lhs == rhs
      }
    }
  }

  @Test func `distinctUntilChanged compares with what was emitted, not with what was received`() {
    var seen: [Int] = []
    // Close ones count as the same; a slow climb is measured against the last emitted value.
    _ = Observable.of(0, 1, 2, 3, 4, 5, 6).distinctUntilChanged { abs($0 - $1) < 3 }
      .subscribe(onNext: { seen.append($0) })
    #expect(seen == [0, 3, 6])
  }

  @Test func `distinctUntilChanged has a form for keys, comparers, both, and key paths`() {
    func collect(_ source: Observable<String>) -> [String] {
      var seen: [String] = []
      _ = source.subscribe(onNext: { seen.append($0) })
      return seen
    }
    let source = Observable.of("a", "b", "bb", "aa", "aaa", "aaa")
    #expect(collect(source.distinctUntilChanged()) == ["a", "b", "bb", "aa", "aaa"])
    #expect(collect(source.distinctUntilChanged { $0.count }) == ["a", "bb", "aaa"])
    #expect(collect(source.distinctUntilChanged(at: \.count)) == ["a", "bb", "aaa"])
    #expect(
      collect(source.distinctUntilChanged({ $0.first }, comparer: { $0 == $1 })) == ["a", "b", "aa"]
    )
    #expect(collect(source.distinctUntilChanged { $0 == $1 }) == ["a", "b", "bb", "aa", "aaa"])
  }

  @Test(arguments: [
    Row("-1-2-3|", "-1-3-6|", "^-----!"),
    Row("-1-2#", "-1-3#", "^---!"),
    Row("-1-x-1|", "-1-#", "^--!"),
    Row("-1-2-----3|", "-1-3", "^-------!"),
    Row("---|", "---|", "^--!"),
  ])
  func `scan emits every accumulated value, and not the seed`(row: Row) {
    row.check { source in
      source.scan(0) { sum, element in
        guard let number = Int(element) else { throw TestError.marble }
        return sum + number
      }
      .map(String.init)
    }
    row.check { source in
      source.scan(into: 0) { sum, element in
        guard let number = Int(element) else { throw TestError.marble }
        sum += number
      }
      .map(String.init)
    }
  }

  @Test func `scan starts afresh for every subscription`() {
    let scanned = Observable.of(1, 2).scan(into: [Int]()) { $0.append($1) }
    var last: [[Int]] = []
    for _ in 0..<2 { _ = scanned.takeLastForTest { last.append($0) } }
    #expect(last == [[1, 2], [1, 2]])
  }

  @Test(arguments: [
    Row("-1-2-3|", "-1-(2|)", "^--!"),
    Row("-1|", "-1|", "^-!"),
    Row("-1#", "-1#", "^-!"),
    Row("-1---------2", "-1", "^-------!"),
  ])
  func `take completes with its last element`(row: Row) {
    row.check { $0.take(2) }
  }

  @Test func `take of zero completes without subscribing`() {
    let test = MarbleTest()
    let source = test.hot("-1-|")
    #expect(test.run { source.take(0) } == "|")
    #expect(source.marbles.isEmpty)
  }

  @Test func `take stays within its count when its observer feeds the source`() {
    let subject = PublishSubject<Int>()
    var events: [String] = []
    _ = subject.take(2).subscribe { event in
      events.append("\(event)")
      if case .next(let value) = event { subject.onNext(value + 1) }
    }
    subject.onNext(1)
    #expect(events == ["next(1)", "next(2)", "completed"])
    #expect(!subject.hasObservers)
  }

  @Test(arguments: [
    Row("-1-2-3|", "-----3|", "^-----!"),
    Row("-1|", "--|", "^-!"),
    Row("-1#", "--#", "^-!"),
    Row("-1-2-3-----4|", "-----3", "^-------!"),
  ])
  func `skip drops the first elements`(row: Row) {
    row.check { $0.skip(2) }
  }

  @Test(arguments: [
    Row("-1-2-x-2|", "-1-2-|", "^----!"),
    Row("-1-|", "-1-|", "^--!"),
    Row("-1-#", "-1-#", "^--!"),
    Row("-1-!-x|", "-1-#", "^--!"),
    Row("-1---------x|", "-1", "^-------!"),
  ])
  func `take while stops before the element that fails the predicate`(row: Row) {
    row.check { source in
      source.take(while: { element in
        guard element != "!" else { throw TestError.marble }
        return element != "x"
      })
    }
    row.check { source in
      source.take(until: { element in
        guard element != "!" else { throw TestError.marble }
        return element == "x"
      })
    }
  }

  @Test(arguments: [
    Row("-1-2-x-2|", "-1-2-(x|)", "^----!"),
    Row("-1-|", "-1-|", "^--!"),
    Row("-1-#", "-1-#", "^--!"),
    Row("-1-!-x|", "-1-#", "^--!"),
  ])
  func `inclusive take while stops with the element that fails the predicate`(row: Row) {
    row.check { source in
      source.take(
        while: { element in
          guard element != "!" else { throw TestError.marble }
          return element != "x"
        },
        behavior: .inclusive
      )
    }
    row.check { source in
      source.take(
        until: { element in
          guard element != "!" else { throw TestError.marble }
          return element == "x"
        },
        behavior: .inclusive
      )
    }
  }

  @Test(arguments: [
    Row("-1-|", "-1-(c|)", "^--!"),
    Row("-1-#", "-1-(e|)", "^--!"),
    Row("-1", "-1", "^-------!"),
  ])
  func `materialize emits the stop event as an element and completes`(row: Row) {
    row.check { source in
      source.materialize().map { event in
        switch event {
        case .next(let element): element
        case .error: "e"
        case .completed: "c"
        }
      }
    }
  }

  @Test(arguments: [
    Row("-1-|", "-1-|", "^--!"),
    Row("-1-c--2|", "-1-|", "^--!"),
    Row("-1-e--2|", "-1-#", "^--!"),
    Row("-1-#", "-1-#", "^--!"),
    Row("-1", "-1", "^-------!"),
  ])
  func `dematerialize ends where an element says so`(row: Row) {
    row.check { source in
      source.map { element -> Event<String> in
        switch element {
        case "c": .completed
        case "e": .error(TestError.marble)
        default: .next(element)
        }
      }
      .dematerialize()
    }
  }

  @Test(arguments: [
    Row("-1-|", "(ab)1-|", "^--!"),
    Row("-#", "(ab)#", "^!"),
    Row("-1", "(ab)1", "^-------!"),
  ])
  func `startWith emits its elements at once and before the source's`(row: Row) {
    row.check { $0.startWith("a", "b") }
  }
}

extension Observable {
  /// Hands the last element to a function when the sequence completes.
  func takeLastForTest(_ receive: @escaping (Element) -> Void) -> any Disposable {
    var last: Element?
    return subscribe(
      onNext: { last = $0 },
      onCompleted: { if let last { receive(last) } }
    )
  }
}
