import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct AmbTests {
  @Test(arguments: [
    // The first source to emit wins, with all its later events.
    ("--1-2-|", "---3-4-|", "--1-2-|", "^-----!", "^-!"),
    ("---1-2-|", "--3-4-|", "--3-4-|", "^-!", "^-----!"),
    // Of two at the same time, the first source wins.
    ("--1-2-|", "--3-4-|", "--1-2-|", "^-----!", "^-!"),
    // An end counts as an event.
    ("--|", "---3-4-|", "--|", "^-!", "^-!"),
    ("---1-|", "--|", "--|", "^-!", "^-!"),
    ("--#", "---3-4-|", "--#", "^-!", "^-!"),
    ("---1-|", "--#", "--#", "^-!", "^-!"),
    // The winner's error counts, the loser's does not.
    ("--1-#", "---3-4-|", "--1-#", "^---!", "^-!"),
    ("--1---|", "---#", "--1---|", "^-----!", "^-!"),
    // Neither, or only one, emits.
    ("", "", "", "^-------!", "^-------!"),
    ("", "--3-|", "--3-|", "^-!", "^---!"),
    ("--1", "", "--1", "^-------!", "^-!"),
  ])
  func `follows the source that emits first, and disposes the other`(
    a: String,
    b: String,
    result: String,
    firstSubscription: String,
    secondSubscription: String
  ) {
    for form in 0..<2 {
      let test = MarbleTest()
      let first = test.hot(a)
      let second = test.hot(b)
      let actual = test.run(disposedAt: 8) {
        form == 0
          ? first.asObservable().amb(second) : .amb([first, second].map { $0.asObservable() })
      }
      #expect(actual == result, "form \(form)")
      #expect(first.marbles == [firstSubscription], "form \(form)")
      #expect(second.marbles == [secondSubscription], "form \(form)")
    }
  }

  @Test(arguments: 0..<3)
  func `of several sources, the first to emit wins`(winner: Int) {
    let subjects = (0..<3).map { _ in PublishSubject<Int>() }
    var events: [String] = []
    _ = Observable.amb(subjects.map { $0.asObservable() }).subscribe { events.append("\($0)") }
    subjects[winner].onNext(winner)
    for (index, subject) in subjects.enumerated() {
      #expect(subject.hasObservers == (index == winner))
      subject.onNext(10)
    }
    subjects[winner].onCompleted()
    #expect(events == ["next(\(winner))", "next(10)", "completed"])
  }

  @Test func `amb without sources never emits`() {
    #expect(MarbleTest().run { Observable<String>.amb([]) } == "")
  }

  @Test
  func
    `all are subscribed to in order, even after one won; losers are disposed before it emits`()
  {
    var log: [String] = []
    func source(_ name: String, emits: Bool) -> Observable<String> {
      .create { observer in
        log.append("+\(name)")
        if emits { observer.onNext(name) }
        return Disposables.create { log.append("-\(name)") }
      }
    }
    let subscription = Observable.amb([
      source("a", emits: false), source("b", emits: true), source("c", emits: true),
    ])
    .subscribe(onNext: { log.append("next \($0)") })
    #expect(log == ["+a", "+b", "-a", "next b", "+c", "-c"])
    subscription.dispose()
    #expect(log.last == "-b")
  }

  @Test func `follows exactly one source when several threads emit`() throws {
    for _ in 0..<200 {
      let subjects = Shared(value: (0..<4).map { _ in PublishSubject<Int>() })
      let detector = OverlapDetector()
      var seen: [Int] = []
      _ = Observable.amb(subjects.value.map { $0.asObservable() }).subscribe(onNext: { value in
        detector.enter()
        seen.append(value)
      })
      try onThreads(4) { thread in
        for _ in 0..<20 { subjects.value[thread].onNext(thread) }
      }
      #expect(!detector.hasOverlapped)
      #expect(seen == Array(repeating: seen.first ?? -1, count: 20))
    }
  }

  @Test func `elements that the winner's observer makes the loser emit are dropped`() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    var seen: [Int] = []
    _ = first.amb(second).subscribe(onNext: { value in
      seen.append(value)
      if value == 1 {
        second.onNext(2)
        first.onNext(3)
      }
    })
    first.onNext(1)
    #expect(seen == [1, 3])
  }
}
