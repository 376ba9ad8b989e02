import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct ZipTests {
  @Test(arguments: [
    ("-1--2--3|", "--a-b------|", "--v-w------|"),
    ("-12|", "---a-b|", "---v-w|"),
    ("-|", "--a--b|", "------|"),
    ("--a--b|", "-|", "------|"),
    ("-1|", "--a--b|", "--v---|"),
    ("-|", "--a--b-", ""),
    ("-1|", "-------", ""),
    ("-|", "--a--#", "-----#"),
    ("-1-#", "--a--b|", "--v#"),
    ("-1-----", "--a--#", "--v--#"),
    ("|", "|", "|"),
    ("-1|", "-----|", "-----|"),
  ])
  func `combines elements by index, and completes when every source has completed`(
    a: String,
    b: String,
    result: String
  ) {
    let names = ["1a": "v", "2b": "w"]
    let test = MarbleTest()
    let first = test.hot(a)
    let second = test.hot(b)
    #expect(test.run { Observable.zip(first, second) { names[$0 + $1] ?? "?" } } == result)
  }

  @Test func `a failure thrown by the selector ends everything`() {
    let test = MarbleTest()
    let first = test.hot("-1---2")
    let second = test.hot("--ab")
    let result = test.run {
      Observable.zip(first, second) { number, _ in
        guard number == "1" else { throw TestError.marble }
        return number
      }
    }
    #expect(result == "--1--#")
    #expect(first.marbles == ["^----!"])
    #expect(second.marbles == ["^----!"])
  }

  @Test func `disposal reaches every source`() {
    let test = MarbleTest()
    let first = test.hot("-1")
    let second = test.hot("--2")
    #expect(
      test.run(disposedAt: 4) { Observable.zip(first, second) { $1 + $0.prefix(0) } } == "--2"
    )
    #expect(first.marbles == ["^---!"])
    #expect(second.marbles == ["^---!"])
  }

  @Test func `every arity keeps its sources in order, with and without a selector`() {
    let s = (1...8).map { Observable.of($0, $0 * 10) }
    var seen: [String] = []
    func see(_ source: Observable<[Int]>) {
      _ = source.subscribe(onNext: { seen.append($0.map(String.init).joined(separator: ",")) })
    }
    typealias O = Observable<[Int]>
    see(O.zip(s[0], s[1]) { [$0, $1] })
    see(O.zip(s[0], s[1], s[2]) { [$0, $1, $2] })
    see(O.zip(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3] })
    see(O.zip(s[0], s[1], s[2], s[3], s[4]) { [$0, $1, $2, $3, $4] })
    see(O.zip(s[0], s[1], s[2], s[3], s[4], s[5]) { [$0, $1, $2, $3, $4, $5] })
    see(O.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { [$0, $1, $2, $3, $4, $5, $6] })
    see(
      O.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] }
    )
    let expected = (2...8).flatMap { arity in
      [1, 10].map { factor in (1...arity).map { String($0 * factor) }.joined(separator: ",") }
    }
    #expect(seen == expected)
  }

  @Test(arguments: Arity.all)
  func `two to eight sources complete when the last source completes`(
    arity: Arity
  ) {
    for order in [Array(0..<arity.count), (0..<arity.count).reversed()] {
      let subjects = order.map { _ in PublishSubject<Int>() }
      var events: [String] = []
      _ = arity.zip(subjects.map { $0.asObservable() }).subscribe { events.append("\($0)") }
      for index in order.dropLast() { subjects[index].onCompleted() }
      let last = subjects[order[arity.count - 1]]
      last.onNext(1)
      last.onNext(2)
      #expect(events == [])
      #expect(last.hasObservers)
      last.onCompleted()
      #expect(events == ["completed"])
    }
  }

  @Test func `tuples keep the types of their sources`() {
    var seen: [String] = []
    _ = Observable.zip(
      Observable.of(1, 2),
      Observable.of("a", "b", "c"),
      Observable.of(true, false)
    )
    .subscribe(onNext: { seen.append("\($0.0)\($0.1)\($0.2)") })
    #expect(seen == ["1atrue", "2bfalse"])
  }

  @Test func `a collection zips in its order and completes when every source has completed`() {
    let subjects = (0..<3).map { _ in PublishSubject<Int>() }
    var events: [String] = []
    _ = Observable.zip(subjects).subscribe { events.append("\($0)") }
    subjects[2].onNext(2)
    subjects[2].onNext(5)
    subjects[0].onNext(0)
    subjects[1].onNext(1)
    subjects[0].onCompleted()
    subjects[1].onCompleted()
    #expect(events == ["next([0, 1, 2])"])
    subjects[2].onCompleted()
    #expect(events == ["next([0, 1, 2])", "completed"])
  }

  @Test(arguments: [
    ("-|", "--a--b|", "--|"),
    ("--a--b|", "-|", "--|"),
    ("-1|", "--a--b|", "--v--|"),
    ("-12|", "--a-b|", "--v-w|"),
    ("-|", "-----|", "-----|"),
    ("-1|", "-------", ""),
  ])
  func `a collection also completes when a source emits after all others have completed`(
    a: String,
    b: String,
    result: String
  ) {
    let names = ["1a": "v", "2b": "w"]
    let test = MarbleTest()
    let sources = [test.hot(a), test.hot(b)]
    #expect(test.run { Observable.zip(sources) { names[$0.joined()] ?? "?" } } == result)
  }

  @Test func `an empty collection completes`() {
    var events: [String] = []
    _ = Observable<Int>.zip([Observable<Int>]()) { $0.count }.subscribe { events.append("\($0)") }
    #expect(events == ["completed"])
  }
}

extension ZipTests {
  /// One of the forms of `zip` for a fixed number of sources.
  struct Arity: Sendable, CustomTestStringConvertible {
    let count: Int
    let zip: @Sendable ([Observable<Int>]) -> Observable<Int>

    var testDescription: String { "\(count)" }

    static let all = [
      Arity(count: 2) { .zip($0[0], $0[1]) { $0 + $1 } },
      Arity(count: 3) { .zip($0[0], $0[1], $0[2]) { $0 + $1 + $2 } },
      Arity(count: 4) { .zip($0[0], $0[1], $0[2], $0[3]) { $0 + $1 + $2 + $3 } },
      Arity(count: 5) { .zip($0[0], $0[1], $0[2], $0[3], $0[4]) { $0 + $1 + $2 + $3 + $4 } },
      Arity(count: 6) {
        .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) { $0 + $1 + $2 + $3 + $4 + $5 }
      },
      Arity(count: 7) {
        .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) { a, b, c, d, e, f, g in
          [a, b, c, d, e, f, g].reduce(0, +)
        }
      },
      Arity(count: 8) {
        .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) { a, b, c, d, e, f, g, h in
          [a, b, c, d, e, f, g, h].reduce(0, +)
        }
      },
    ]
  }
}
