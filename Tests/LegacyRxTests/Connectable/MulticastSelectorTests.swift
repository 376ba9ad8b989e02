import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct MulticastSelectorTests {
  @Test func `shares one subscription to the source within the function`() {
    let test = MarbleTest()
    let source = test.cold("-1-2-3|")
    let result = test.run {
      source.multicast({ PublishSubject<String>() }) { shared in
        .zip(shared, shared.skip(1)) { $0 == "1" && $1 == "2" ? "a" : "b" }
      }
    }
    #expect(result == "---a-b|")
    #expect(source.marbles == ["^-----!"])
  }

  @Test func `the result is subscribed to before the source is, and disposed before it`() {
    var log: [String] = []
    let source = Observable<Int>.create { observer in
      log.append("+source")
      observer.onNext(1)
      return Disposables.create { log.append("-source") }
    }
    source.multicast({ PublishSubject<Int>() }) { shared in
      shared.do(onSubscribe: { log.append("+result") }, onDispose: { log.append("-result") })
    }
    .subscribe(onNext: { log.append("\($0)") })
    .dispose()
    #expect(log == ["+result", "+source", "1", "-result", "-source"])
  }

  @Test(arguments: [
    ("-1-#", "-1-#", "^--!"), ("-1--2|", "-1--2|", "^----!"), ("-1", "-1", "^-------!"),
  ])
  func `ends when the result ends`(source: String, result: String, subscription: String) {
    let test = MarbleTest()
    let hot = test.hot(source)
    let actual = test.run(disposedAt: 8) {
      hot.multicast({ PublishSubject<String>() }) { $0 }
    }
    #expect(actual == result)
    #expect(hot.marbles == [subscription])
  }

  @Test func `a result that ends early disposes the source`() {
    let test = MarbleTest()
    let hot = test.hot("-1-2-3|")
    let actual = test.run { hot.multicast({ PublishSubject<String>() }) { $0.take(2) } }
    #expect(actual == "-1-(2|)")
    #expect(hot.marbles == ["^--!"])
  }

  @Test func `a failure thrown by either function is emitted without any subscription`() {
    let fixture = ConnectableFixture()
    fixture.subscribe(
      "subject",
      to: fixture.source.multicast({ () throws -> PublishSubject<Int> in throw TestError.other }) {
        $0
      }
    )
    fixture.subscribe(
      "result",
      to: fixture.source.multicast({ PublishSubject<Int>() }) { _ -> Observable<Int> in
        throw TestError.marble
      }
    )
    #expect(fixture.log == ["subject": ["error(other)"], "result": ["error(marble)"]])
    #expect(fixture.connections == 0)
  }

  @Test func `every subscription creates its own subject`() {
    let fixture = ConnectableFixture()
    var made = 0
    let result = fixture.source.multicast({
      made += 1
      return ReplaySubject<Int>.create(bufferSize: 1)
    }) { shared in shared }
    fixture.subscribe("a", to: result)
    fixture.emit(1)
    fixture.subscribe("b", to: result)
    #expect(made == 2)
    #expect(fixture.connections == 2)
    #expect(fixture.log["b"] == [])
  }
}
