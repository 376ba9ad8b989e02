import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct SwitchLatestTests {
  @Test func `emits only from the latest inner sequence`() {
    let test = MarbleTest()
    let source = test.hot("-a---b--|")
    let a = test.cold("-1-2-3-4|")
    let b = test.cold("-5---6|")
    #expect(test.run { source.map { $0 == "a" ? a : b }.switchLatest() } == "--1-2-5---6|")
    #expect(source.marbles == ["^-------!"])
    #expect(a.marbles == ["-^---!"])
    #expect(b.marbles == ["-----^-----!"])
  }

  @Test(arguments: [
    // Completes with the later of source and latest inner sequence.
    ("-a----|", "-1|", "--1---|"), ("-a|", "-1--|", "--1--|"), ("---|", "-1|", "---|"),
    // An error of either ends the sequence.
    ("-a--#", "-1----3|", "--1-#"), ("-a----|", "-1#", "--1#"),
    // It continues while one of them continues.
    ("-a", "-1|", "--1"), ("-a|", "-1", "--1"),
  ])
  func `completes with the source and the latest inner sequence`(
    outer: String,
    inner: String,
    result: String
  ) {
    let test = MarbleTest()
    let source = test.hot(outer)
    let cold = test.cold(inner)
    #expect(test.run { source.map { _ in cold }.switchLatest() } == result)
  }

  @Test func `an inner sequence is disposed before the next is subscribed to`() {
    var log: [String] = []
    let source = PublishSubject<String>()
    let subscription = source.map { name in
      Observable<Int>.create { _ in
        log.append("+\(name)")
        return Disposables.create { log.append("-\(name)") }
      }
    }
    .switchLatest().subscribe { _ in }
    source.onNext("a")
    source.onNext("b")
    #expect(log == ["+a", "-a", "+b"])
    subscription.dispose()
    #expect(log == ["+a", "-a", "+b", "-b"])
    #expect(!source.hasObservers)
  }
}
