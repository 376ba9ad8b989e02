import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct WiringConnectableTests {
  @Test func `a publish is recorded between its source and its counted subscribers`() {
    let recorder = WiringRecorder()
    let subject = PublishSubject<Int>()
    let connection = recorder.record {
      let published = subject.map { $0 }.publish()
      _ = published.subscribe { _ in }
      _ = published.subscribe { _ in }
      return published.connect()
    }
    subject.onNext(1)
    #expect(
      recorder.graph.lines == [
        "publish → subscribe: 1 in 1 of 1",
        "publish → subscribe: 1 in 1 of 1",
        "map → publish: 1 in 1 of 1",
        "PublishSubject → map: 1 in 1 of 1",
      ]
    )
    #expect(recorder.graph.findings(minimumFanOut: .max).isEmpty)
    connection.dispose()
    #expect(recorder.graph.edges.suffix(2).map(\.activeSubscriptionCount) == [0, 0])
  }

  @Test func `a refCount connection is recorded, at once and later`() {
    let recorder = WiringRecorder()
    let subject = PublishSubject<Int>()
    let first = recorder.record {
      subject.replay(1).refCount().subscribe { _ in }
    }
    subject.onNext(1)
    #expect(
      recorder.graph.lines == [
        "refCount → subscribe: 1 in 1 of 1",
        "replay → refCount: 1 in 1 of 1",
        "PublishSubject → replay: 1 in 1 of 1",
      ]
    )
    first.dispose()
    #expect(recorder.graph.edges.map(\.activeSubscriptionCount) == [0, 0, 0])
  }

  @Test func `a custom multicast subject is recorded as a listener`() throws {
    let recorder = WiringRecorder()
    let source = PublishSubject<Int>()
    let line = #line as UInt
    let connection = recorder.record {
      let shared = source.map { $0 }.multicast(PublishSubject<Int>().named("shared"))
      _ = shared.subscribe { _ in }
      return shared.connect()
    }
    source.onNext(1)
    let graph = recorder.graph
    #expect(
      graph.lines == [
        "multicast → subscribe: 1 in 1 of 1",
        "PublishSubject → multicast: 1 in 1 of 1",
        "map → PublishSubject: 1 in 1 of 1",
        "PublishSubject → map: 1 in 1 of 1",
      ]
    )
    let own = try #require(graph.nodes.first { $0.label == "shared" })
    #expect(own.place?.line == line + 2)
    #expect(graph.findings(minimumFanOut: .max).isEmpty)
    connection.dispose()
  }

  @Test func `a subscriber of a shared sequence repeats no work`() {
    let recorder = WiringRecorder()
    let subject = PublishSubject<Int>()
    let bag = DisposeBag()
    recorder.record {
      let mapped = subject.map { $0 }
      let shared = [
        mapped.replayAll().refCount(), mapped.publish().refCount(),
        mapped.multicast(makeSubject: { PublishSubject() }).refCount(), mapped.replay(2).refCount(),
      ]
      for sequence in shared + shared { sequence.subscribe { _ in }.disposed(by: bag) }
    }
    let repeated = recorder.graph.findings(minimumFanOut: .max).flatMap(\.nodes)
      .map { recorder.graph.nodes[$0].name }
    // Each of the four sequences subscribes to the mapped sequence once, and their subscribers do
    // not.
    #expect(repeated == ["map"])
  }
}
