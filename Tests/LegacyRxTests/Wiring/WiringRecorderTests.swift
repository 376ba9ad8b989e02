import LegacyRx
import Testing

/// The limit on the nodes of a recorder.
@Suite struct WiringRecorderTests {
  private let bag = DisposeBag()

  @Test func `connecting a shared sequence adds no node to a full recorder`() {
    let recorder = WiringRecorder(maximumNodes: 1)
    let source = PublishSubject<Int>()
    var received: [Int] = []
    let connection = recorder.record {
      _ = PublishSubject<Int>()
      let published = source.map { $0 }.publish()
      published.subscribe(onNext: { received.append($0) }).disposed(by: bag)
      return published.connect()
    }
    source.onNext(1)
    connection.dispose()
    #expect(received == [1])
    #expect(recorder.graph.nodes.count == 1)
    #expect(recorder.graph.edges.isEmpty)
  }

  @Test func `a full recorder names the nodes that it has, and adds none`() {
    let recorder = WiringRecorder(maximumNodes: 1)
    recorder.record {
      let subject = PublishSubject<Int>().named("first")
      _ = PublishSubject<Int>().named("second")
      _ = subject.named("renamed")
    }
    #expect(recorder.graph.nodes.map(\.label) == ["renamed"])
  }

  @Test func `a listener that takes the last place has its subscription`() {
    let recorder = WiringRecorder(maximumNodes: 3)
    let subject = recorder.record {
      let subject = PublishSubject<Int>()
      for _ in 0..<3 { subject.subscribe { _ in }.disposed(by: bag) }
      return subject
    }
    subject.onNext(1)
    #expect(recorder.graph.nodes.map(\.role) == [.emitter, .listener, .listener])
    #expect(recorder.graph.edges.map(\.eventCount) == [1, 1])
  }

  @Test func `a new source takes the last place in place of its listener`() {
    let recorder = WiringRecorder(maximumNodes: 3)
    var received: [Int] = []
    recorder.record {
      for value in 1...2 {
        Observable.just(value).subscribe(onNext: { received.append($0) }).disposed(by: bag)
      }
    }
    #expect(received == [1, 2])
    #expect(recorder.graph.nodes.map(\.name) == ["subscribe", "just", "just"])
    #expect(recorder.graph.edges.count == 1)
  }
}
