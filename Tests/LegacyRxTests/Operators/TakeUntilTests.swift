import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct TakeUntilTests {
  @Test(arguments: [
    ("-1-2-3|", "---x", "-1-|", "^--!", "^--!"),
    ("-1-2|", "-----x", "-1-2|", "^---!", "^---!"),
    ("-1-2|", "-|", "-1-2|", "^---!", "^!"),
    ("-1-2|", "--#", "-1#", "^-!", "^-!"),
    ("-1-#", "-----x", "-1-#", "^--!", "^--!"),
    ("-1-2", "", "-1-2", "^-------!", "^-------!"),
  ])
  func `take(until:) completes when the other sequence emits`(
    source: String,
    other: String,
    result: String,
    sourceSubscription: String,
    otherSubscription: String
  ) {
    let test = MarbleTest()
    // Created first, so that in one frame the other sequence emits first.
    let stop = test.hot(other)
    let hot = test.hot(source)
    #expect(test.run(disposedAt: 8) { hot.take(until: stop) } == result)
    #expect(hot.marbles == [sourceSubscription])
    #expect(stop.marbles == [otherSubscription])
  }

  @Test
  func `a trigger that emits at once suppresses all elements; the source is still subscribed to`() {
    let test = MarbleTest()
    let source = test.cold("1|")
    #expect(test.run { source.take(until: Observable.just(())) } == "|")
    #expect(source.marbles == ["(^!)"])
  }
}
