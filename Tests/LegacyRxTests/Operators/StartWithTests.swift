import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct StartWithTests {
  @Test(arguments: [
    Row("-1-|", "(ab)1-|", "^--!"),
    Row("-#", "(ab)#", "^!"),
    Row("-1", "(ab)1", "^-------!"),
  ])
  func `startWith emits its elements at once and before the source's`(row: Row) {
    row.check { $0.startWith("a", "b") }
  }

  @Test func `subscribes to the source even if the observer is done, and disposes at once`() {
    let test = MarbleTest()
    let source = test.cold("-1-|")
    #expect(test.run { source.startWith("a", "b").take(1) } == "(a|)")
    #expect(source.marbles == ["(^!)"])
  }

  @Test func `emits its elements before the source is subscribed to`() {
    var log: [String] = []
    let source = Observable<Int>.create { observer in
      log.append("subscribed")
      observer.onNext(3)
      return Disposables.create()
    }
    for _ in 0..<2 {
      _ = source.startWith(1, 2).subscribe(onNext: { log.append("\($0)") })
    }
    #expect(log == ["1", "2", "subscribed", "3", "1", "2", "subscribed", "3"])
  }
}
