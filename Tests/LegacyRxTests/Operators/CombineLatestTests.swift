import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct CombineLatestTests {
  @Test(arguments: [
    ("-1--2--|", "--a--b-|", "--v-wx-|"),
    ("-1-|", "--a--b|", "--v--x|"),
    ("-|", "--a--b|", "--|"),
    ("-1|", "-----|", "-----|"),
    ("-1-#", "--a--b|", "--v#"),
    ("-1-----", "--a--#", "--v--#"),
    ("--|", "-a-|", "---|"),
    ("|", "|", "|"),
    ("#", "|", "#"),
  ])
  func `combines the latest elements, and completes when no source can emit`(
    a: String,
    b: String,
    result: String
  ) {
    let names = ["1a": "v", "2a": "w", "2b": "x", "1b": "x"]
    let test = MarbleTest()
    let first = test.hot(a)
    let second = test.hot(b)
    #expect(
      test.run { Observable.combineLatest(first, second) { names[$0 + $1] ?? "?" } } == result
    )
  }

  @Test func `a failure thrown by the selector ends everything`() {
    let test = MarbleTest()
    let first = test.hot("-1---2")
    let second = test.hot("--a")
    let result = test.run {
      Observable.combineLatest(first, second) { number, _ in
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
      test.run(disposedAt: 4) { Observable.combineLatest(first, second) { $1 + $0.prefix(0) } }
        == "--2"
    )
    #expect(first.marbles == ["^---!"])
    #expect(second.marbles == ["^---!"])
  }

  @Test func `a source is disposed when it completes`() {
    let test = MarbleTest()
    let first = test.hot("-1|")
    let second = test.hot("---2-|")
    #expect(test.run { Observable.combineLatest(first, second) { $1 + $0.prefix(0) } } == "---2-|")
    #expect(first.marbles == ["^-!"])
    #expect(second.marbles == ["^----!"])
  }

  @Test func `every arity keeps its sources in order, with and without a selector`() {
    let s = (1...8).map { BehaviorSubject(value: $0) }
    var seen: [String] = []
    let bag = DisposeBag()
    func see(_ source: Observable<[Int]>) {
      source.subscribe(onNext: { seen.append($0.map(String.init).joined()) }).disposed(by: bag)
    }
    typealias O = Observable<[Int]>
    see(O.combineLatest(s[0], s[1]) { [$0, $1] })
    see(O.combineLatest(s[0], s[1], s[2]) { [$0, $1, $2] })
    see(O.combineLatest(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3] })
    see(O.combineLatest(s[0], s[1], s[2], s[3], s[4]) { [$0, $1, $2, $3, $4] })
    see(O.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5]) { [$0, $1, $2, $3, $4, $5] })
    see(
      O.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { [$0, $1, $2, $3, $4, $5, $6] }
    )
    see(
      O.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
        [$0, $1, $2, $3, $4, $5, $6, $7]
      }
    )
    #expect(seen == ["12", "123", "1234", "12345", "123456", "1234567", "12345678"])
    seen = []
    s[1].onNext(0)
    #expect(seen == ["10", "103", "1034", "10345", "103456", "1034567", "10345678"])
  }

  @Test func `every arity has a form that returns tuples`() {
    let one = Observable.just(1)
    let two = Observable.just("2")
    var seen: [String] = []
    _ = Observable.combineLatest(one, two).subscribe(onNext: { seen.append("\($0)") })
    _ = Observable.combineLatest(one, two, one).subscribe(onNext: { seen.append("\($0)") })
    _ = Observable.combineLatest(one, two, one, two).subscribe(onNext: { seen.append("\($0)") })
    _ = Observable.combineLatest(one, two, one, two, one)
      .subscribe(onNext: { seen.append("\($0)") })
    _ = Observable.combineLatest(one, two, one, two, one, two)
      .subscribe(onNext: { seen.append("\($0)") })
    _ = Observable.combineLatest(one, two, one, two, one, two, one)
      .subscribe(onNext: { seen.append("\($0)") })
    _ = Observable.combineLatest(one, two, one, two, one, two, one, two)
      .subscribe(onNext: { seen.append("\($0)") })
    let pair = #"1, "2""#
    #expect(
      seen == [
        "(\(pair))", "(\(pair), 1)", "(\(pair), \(pair))", "(\(pair), \(pair), 1)",
        "(\(pair), \(pair), \(pair))", "(\(pair), \(pair), \(pair), 1)",
        "(\(pair), \(pair), \(pair), \(pair))",
      ]
    )
  }

  @Test func `a collection combines in its order`() {
    let subjects = (0..<3).map { _ in PublishSubject<Int>() }
    var sums: [Int] = []
    var arrays: [[Int]] = []
    var isCompleted = false
    _ = Observable.combineLatest(subjects) { $0.reduce(0, +) }
      .subscribe(onNext: { sums.append($0) }, onCompleted: { isCompleted = true })
    _ = Observable.combineLatest(subjects).subscribe(onNext: { arrays.append($0) })
    for (index, subject) in subjects.enumerated() { subject.onNext(index) }
    subjects[0].onNext(10)
    #expect(sums == [3, 13])
    #expect(arrays == [[0, 1, 2], [10, 1, 2]])
    for subject in subjects {
      #expect(!isCompleted)
      subject.onCompleted()
    }
    #expect(isCompleted)
  }

  @Test func `an empty collection emits one empty combination`() {
    var events: [String] = []
    _ = Observable<Int>.combineLatest([Observable<Int>]()) { $0.count }
      .subscribe { events.append("\($0)") }
    #expect(events == ["next(0)", "completed"])
  }
}
