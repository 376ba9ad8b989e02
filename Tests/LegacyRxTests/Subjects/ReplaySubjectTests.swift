import LegacyRx
import LegacyRxTestKit
import Testing

/// Every row of the table in `ReplaySubject`'s documentation.
@Suite struct ReplaySubjectTests {
  enum Size: CaseIterable, Sendable {
    case none, one, two, unbounded

    var limit: Int {
      switch self {
      case .none: 0
      case .one: 1
      case .two: 2
      case .unbounded: .max
      }
    }

    func subject() -> ReplaySubject<Int> {
      self == .unbounded ? .createUnbounded() : .create(bufferSize: limit)
    }

    func tail(_ values: [Int]) -> [String] { values.suffix(limit).map { "next(\($0))" } }
  }

  private func events(_ subject: ReplaySubject<Int>) -> [String] {
    var log: [String] = []
    subject.subscribe { event in
      if case .disposed? = event.error as? RxError {
        log.append("disposed")
      } else {
        log.append("\(event)")
      }
    }
    .dispose()
    return log
  }

  @Test(arguments: Size.allCases)
  func `a live subject replays, then broadcasts`(size: Size) {
    let subject = size.subject()
    for value in 1...5 { subject.onNext(value) }
    var log: [String] = []
    let subscription = subject.subscribe { log.append("\($0)") }
    #expect(log == size.tail([1, 2, 3, 4, 5]))
    #expect(subject.hasObservers)
    log = []
    subject.onNext(6)
    #expect(log == ["next(6)"])
    subscription.dispose()
    #expect(!subject.hasObservers)
    #expect(events(subject) == size.tail([1, 2, 3, 4, 5, 6]))
  }

  @Test(arguments: Size.allCases, [true, false])
  func `an ended subject replays, then ends`(size: Size, fails: Bool) {
    let subject = size.subject()
    var log: [String] = []
    _ = subject.subscribe { log.append("\($0)") }
    for value in 1...3 { subject.onNext(value) }
    if fails { subject.onError(TestError.other) } else { subject.onCompleted() }
    subject.onNext(4)
    subject.onCompleted()
    let end = fails ? "error(other)" : "completed"
    #expect(log == ["next(1)", "next(2)", "next(3)", end])
    #expect(events(subject) == size.tail([1, 2, 3]) + [end])
    #expect(!subject.hasObservers)
    #expect(!subject.isDisposed)
  }

  @Test(arguments: Size.allCases)
  func `a disposed subject clears everything`(size: Size) {
    let subject = size.subject()
    var log: [String] = []
    _ = subject.subscribe { log.append("\($0)") }
    subject.onNext(1)
    subject.dispose()
    subject.onNext(2)
    #expect(log == ["next(1)"])
    #expect(subject.isDisposed)
    #expect(!subject.hasObservers)
    #expect(events(subject) == ["disposed"])
  }

  @Test func `an unbounded subject keeps ten thousand elements`() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for value in 0..<10_000 { subject.onNext(value) }
    subject.onCompleted()
    var seen: [Int] = []
    _ = subject.subscribe(onNext: { seen.append($0) })
    #expect(seen == Array(0..<10_000))
  }

  @Test func `a bounded subject releases what it no longer replays`() {
    final class Token {}
    let subject = ReplaySubject<Token>.create(bufferSize: 1)
    weak var first: Token?
    do {
      let token = Token()
      first = token
      subject.onNext(token)
    }
    #expect(first != nil)
    subject.onNext(Token())
    #expect(first == nil)
  }

  @Test func `an element sent from inside the replay is skipped, but not after a waiting one`() {
    for isOtherThreadSending in [false, true] {
      let subject = ReplaySubject<Int>.create(bufferSize: 1)
      subject.onNext(0)
      var seen: [Int] = []
      _ = subject.subscribe(onNext: { value in
        seen.append(value)
        guard value == 0 else { return }
        if isOtherThreadSending { try? onThreads(1) { _ in subject.onNext(1) } }
        subject.onNext(2)
      })
      #expect(seen == (isOtherThreadSending ? [0, 1, 2] : [0]))
    }
  }

  @Test func `the end, sent from inside the replay, follows it`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    subject.onNext(1)
    subject.onNext(2)
    var log: [String] = []
    _ = subject.subscribe { event in
      log.append("\(event)")
      if case .next(1) = event { subject.onCompleted() }
    }
    #expect(log == ["next(1)", "next(2)", "completed"])
  }
}
