import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct WiringGraphTests {
  @Test func `a chain consists of emitter, operators and listener, each with its event count`() {
    let recorder = WiringRecorder()
    let subject = recorder.record {
      let subject = PublishSubject<Int>()
      _ = subject.map { $0 * 2 }.filter { $0 > 2 }.subscribe(onNext: { _ in })
      return subject
    }
    for value in 1...3 { subject.onNext(value) }
    #expect(
      recorder.graph.lines == [
        "filter → subscribe: 2 in 1 of 1",
        "map → filter: 3 in 1 of 1",
        "PublishSubject → map: 3 in 1 of 1",
      ]
    )
    #expect(recorder.graph.nodes.map(\.role) == [.emitter, .listener, .operator, .operator])
  }

  @Test func `the end of a subscription is recorded, by its end or its disposal`() {
    let recorder = WiringRecorder()
    let subject = PublishSubject<Int>()
    let subscriptions = recorder.record {
      [subject.subscribe { _ in }, subject.map { $0 }.subscribe { _ in }]
    }
    #expect(recorder.graph.listeners.map(\.isAlive) == [true, true])
    subscriptions[1].dispose()
    #expect(recorder.graph.listeners.map(\.isAlive) == [true, false])
    subject.onCompleted()
    #expect(recorder.graph.listeners.map(\.isAlive) == [false, false])
    #expect(recorder.graph.edges.map(\.activeSubscriptionCount) == [0, 0, 0])
    #expect(recorder.graph.nodes.filter { $0.name == "map" }.map(\.isAlive) == [false])
  }

  @Test func `an event that causes another event is recorded as its cause, across handlers`() {
    let recorder = WiringRecorder()
    let taps = recorder.record {
      let taps = PublishRelay<Int>()
      let total = BehaviorRelay(value: 0)
      _ = taps.scan(0, accumulator: +).bind(to: total)
      _ = total.asObservable().subscribe { _ in }
      return taps
    }
    taps.accept(1)
    taps.accept(1)
    let causes = recorder.graph.edges.filter { $0.kind == .cause }
    #expect(recorder.graph.lines(of: causes) == ["bind ⇢ BehaviorRelay: 2"])
  }

  @Test func `subscriptions made by a recorded event are recorded, even after the scope`() {
    let recorder = WiringRecorder()
    let inner = PublishSubject<Int>()
    let outer = recorder.record {
      let outer = PublishSubject<Int>()
      _ = outer.flatMapLatest { _ in inner.map { $0 } }.subscribe { _ in }
      return outer
    }
    outer.onNext(1)
    outer.onNext(2)
    inner.onNext(3)
    #expect(
      recorder.graph.lines == [
        "flatMapLatest → subscribe: 1 in 1 of 1",
        "PublishSubject → flatMapLatest: 2 in 1 of 1",
        "map → flatMapLatest: 0 in 0 of 1",
        "PublishSubject → map: 0 in 0 of 1",
        "map → flatMapLatest: 1 in 1 of 1",
        "PublishSubject → map: 1 in 1 of 1",
      ]
    )
  }

  @Test func `a recording follows subscribe(on:) to its scheduler`() {
    let recorder = WiringRecorder()
    let scheduler = TestScheduler(initialClock: 0)
    recorder.record {
      _ = Observable.just(1).subscribe(on: scheduler).subscribe { _ in }
    }
    scheduler.advanceTo(10)
    #expect(
      recorder.graph.lines == [
        "subscribe → subscribe: 2 in 0 of 1",
        "just → subscribe: 2 in 0 of 1",
      ]
    )
  }

  @Test func `a custom sequence type is part of the chain`() {
    struct Wrapped: ObservableType {
      typealias Element = Int
      let source: Observable<Int>
      func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
      where Observer.Element == Int { source.subscribe(observer) }
    }
    let recorder = WiringRecorder()
    recorder.record { _ = Wrapped(source: .just(1)).map { $0 }.subscribe { _ in } }
    #expect(
      recorder.graph.lines == [
        "map → subscribe: 2 in 0 of 1",
        "asObservable → map: 2 in 0 of 1",
        "just → asObservable: 2 in 0 of 1",
      ]
    )
  }

  @Test func `nothing outside the scope is recorded`() {
    let recorder = WiringRecorder()
    let other = WiringRecorder()
    let subject = PublishSubject<Int>()
    let before = subject.subscribe { _ in }
    recorder.record {}
    other.record { _ = subject.map { $0 }.subscribe { _ in } }
    subject.onNext(1)
    before.dispose()
    #expect(recorder.graph.nodes.isEmpty)
    #expect(recorder.graph.edges.isEmpty)
    #expect(other.graph.edges.count == 2)
  }

  @Test func `a recording inside another's scope takes over until it ends`() {
    let outer = WiringRecorder()
    let inner = WiringRecorder()
    outer.record {
      _ = Observable.just(1).subscribe { _ in }
      inner.record { _ = Observable.just(1).map { $0 }.subscribe { _ in } }
      _ = Observable.just(1).subscribe { _ in }
    }
    #expect(outer.graph.edges.map(\.eventCount) == [2, 2])
    #expect(inner.graph.edges.map(\.eventCount) == [2, 2])
    #expect(inner.graph.nodes.contains { $0.name == "map" })
  }
}

extension WiringGraph {
  var listeners: [WiringNode] { nodes.filter { $0.role == .listener } }

  var lines: [String] { lines(of: edges) }

  func lines(of edges: [WiringEdge]) -> [String] {
    edges.map { edge in
      let source = nodes[edge.source].name
      let target = nodes[edge.target].name
      switch edge.kind {
      case .cause: return "\(source) ⇢ \(target): \(edge.eventCount)"
      case .subscription:
        let count =
          "\(edge.eventCount) in \(edge.activeSubscriptionCount) of \(edge.subscriptionCount)"
        return "\(source) → \(target): \(count)"
      }
    }
  }
}
