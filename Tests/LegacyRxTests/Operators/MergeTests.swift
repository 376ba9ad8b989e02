import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct MergeTests {
  @Test(arguments: [
    ("-1--3|", "--2---4|", "-12-3-4|"),
    ("|", "--2|", "--2|"),
    ("-1|", "|", "-1|"),
    ("|", "|", "|"),
    ("-1-#", "--2--4|", "-12#"),
    ("#", "--2--4|", "#"),
    ("-1", "--2|", "-12"),
  ])
  func `emits the elements of all sources in order of arrival`(a: String, b: String, result: String)
  {
    for form in 0..<3 {
      let test = MarbleTest()
      let first = test.hot(a).asObservable()
      let second = test.hot(b).asObservable()
      let merged =
        switch form {
        case 0: Observable.merge(first, second)
        case 1: Observable.merge([first, second])
        default: Observable.merge(AnyCollection([first, second]))
        }
      #expect(test.run { merged } == result, "form \(form)")
    }
  }

  @Test func `a failure disposes the other sources`() {
    let test = MarbleTest()
    let first = test.hot("-1-#")
    let second = test.hot("--2----4|")
    let result = test.run { Observable.merge(first.asObservable(), second.asObservable()) }
    #expect(result == "-12#")
    #expect(second.marbles == ["^--!"])
  }

  @Test func `merge without sources completes`() {
    #expect(MarbleTest().run { Observable<String>.merge([]) } == "|")
  }

  @Test func `disposal reaches every source`() {
    let test = MarbleTest()
    let first = test.hot("-1")
    let second = test.hot("--2")
    let result = test.run(disposedAt: 4) {
      Observable.merge([first.asObservable(), second.asObservable()])
    }
    #expect(result == "-12")
    #expect(first.marbles == ["^---!"])
    #expect(second.marbles == ["^---!"])
  }

  @Test func `a source of sources merges all of them`() {
    let test = MarbleTest()
    let a = test.cold("-1-2|")
    let b = test.cold("--3-4|")
    let outer = test.hot("-a-b|")
    #expect(test.run { outer.map { $0 == "a" ? a : b }.merge() } == "--1-23-4|")
  }

  @Test(arguments: [
    (1, "--1-2--3-4|", ["-^---!", "-----^----!"]),
    (2, "--1-(23)-4|", ["-^---!", "--^----!"]),
  ])
  func `maxConcurrent limits the number of running inner sequences`(
    limit: Int,
    result: String,
    subscriptions: [String]
  ) {
    let test = MarbleTest()
    let a = test.cold("-1-2|")
    let b = test.cold("--3-4|")
    let outer = test.hot("-ab|")
    #expect(test.run { outer.map { $0 == "a" ? a : b }.merge(maxConcurrent: limit) } == result)
    #expect(a.marbles + b.marbles == subscriptions)
  }

  @Test func `a limited merge ends with the first error, inner or outer`() {
    let inner = MarbleTest()
    let a = inner.cold("-1-#")
    let b = inner.cold("-3|")
    let outer = inner.hot("-ab--|")
    #expect(inner.run { outer.map { $0 == "a" ? a : b }.merge(maxConcurrent: 1) } == "--1-#")
    #expect(b.marbles.isEmpty)
    let failing = MarbleTest()
    let c = failing.cold("-1---2|")
    let failed = failing.hot("-a--#")
    #expect(failing.run { failed.map { _ in c }.merge(maxConcurrent: 1) } == "--1-#")
    #expect(c.marbles == ["-^--!"])
  }

  @Test func `disposal of a limited merge drops waiting sequences`() {
    let test = MarbleTest()
    let a = test.cold("-1----|")
    let outer = test.hot("-aa---|")
    #expect(test.run(disposedAt: 4) { outer.map { _ in a }.merge(maxConcurrent: 1) } == "--1")
    #expect(a.marbles == ["-^--!"])
    #expect(outer.marbles == ["^---!"])
  }
}
