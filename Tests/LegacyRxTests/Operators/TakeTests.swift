import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct TakeTests {
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

  @Test func `take never exceeds its count when its observer feeds the source`() {
    let subject = PublishSubject<Int>()
    var events: [String] = []
    _ = subject.take(2).subscribe { event in
      events.append("\(event)")
      if case .next(let value) = event, value < 5 { subject.onNext(value + 1) }
    }
    subject.onNext(1)
    #expect(events == ["next(1)", "next(2)", "completed"])
    #expect(!subject.hasObservers)
  }
}
