import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct WithLatestFromTests {
  @Test(arguments: [
    ("-1--2--3-|", "--a--b", "----a--b-|"),
    ("-1--2--3-|", "--a|", "----a--a-|"),
    ("-1--2--3-|", "--a--#", "----a#"),
    ("-1--2-#", "--a--b", "----a-#"),
    ("-1--2-|", "", "------|"),
    ("|", "a", "|"),
  ])
  func `samples the second source, and drops elements before its first element`(
    first: String,
    second: String,
    result: String
  ) {
    let test = MarbleTest()
    let source = test.hot(first)
    let other = test.hot(second)
    #expect(test.run { source.withLatestFrom(other) } == result)
  }

  @Test func `combines both with a selector, whose error ends the sequence`() {
    let test = MarbleTest()
    let source = test.hot("-1-2-3")
    let other = test.hot("a")
    let result = test.run {
      source.withLatestFrom(other) { number, _ in
        guard number != "3" else { throw TestError.marble }
        return number == "1" ? "x" : "y"
      }
    }
    #expect(result == "-x-y-#")
    #expect(source.marbles == ["^----!"])
    #expect(other.marbles == ["^----!"])
  }

  @Test func `the second source is subscribed to first`() {
    let relay = BehaviorRelay(value: 1)
    var seen: [Int] = []
    _ = relay.withLatestFrom(relay) { $0 * 10 + $1 }.subscribe(onNext: { seen.append($0) })
    #expect(seen == [11])
    // The second also receives the element first.
    relay.accept(2)
    #expect(seen == [11, 22])
  }

  @Test func `disposal reaches both sources, and a completed second source is disposed`() {
    let test = MarbleTest()
    let source = test.hot("-1-2")
    let other = test.hot("a-|")
    #expect(test.run(disposedAt: 5) { source.withLatestFrom(other) } == "-a-a")
    #expect(source.marbles == ["^----!"])
    #expect(other.marbles == ["^-!"])
  }
}
