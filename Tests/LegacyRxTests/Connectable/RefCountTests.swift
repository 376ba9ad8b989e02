import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct RefCountTests {
  @Test(arguments: ConnectableKind.all)
  func `the first subscriber connects, the last one disconnects, the next one reconnects`(
    kind: ConnectableKind
  ) {
    let fixture = ConnectableFixture()
    let counted = kind.make(fixture.source).refCount()
    #expect(fixture.connections == 0)
    fixture.subscribe("a", to: counted)
    fixture.subscribe("b", to: counted)
    fixture.emit(1, 2)
    #expect(fixture.connections == 1)
    fixture.dispose("a")
    #expect(fixture.subject.hasObservers)
    fixture.dispose("b")
    #expect(!fixture.subject.hasObservers)
    fixture.subscribe("c", to: counted)
    #expect(fixture.connections == 2)
    #expect(fixture.log["c"] == (kind.keepsSubject ? kind.tail([1, 2]) : []))
    fixture.emit(3)
    #expect(fixture.log["c"]?.last == "next(3)")
    #expect(fixture.log["a"] == ["next(1)", "next(2)"])
  }

  @Test(arguments: ConnectableKind.all)
  func `a late subscriber receives the elements that the subject replays`(kind: ConnectableKind) {
    let fixture = ConnectableFixture()
    let counted = kind.make(fixture.source).refCount()
    fixture.subscribe("a", to: counted)
    fixture.emit(1, 2, 3)
    fixture.subscribe("b", to: counted)
    fixture.emit(4)
    #expect(fixture.log["b"] == kind.tail([1, 2, 3]) + ["next(4)"])
  }

  @Test(arguments: ConnectableKind.all, [true, false])
  func `after the end, the next subscriber reconnects or gets the end of the shared subject`(
    kind: ConnectableKind,
    fails: Bool
  ) {
    var connections = 0
    let source = Observable<Int>.create { observer in
      connections += 1
      observer.onNext(connections)
      if fails { observer.onError(TestError.other) } else { observer.onCompleted() }
      return Disposables.create()
    }
    let counted = kind.make(source).refCount()
    let end = fails ? "error(other)" : "completed"
    func events() -> [String] {
      var events: [String] = []
      _ = counted.subscribe { events.append("\($0)") }
      return events
    }
    #expect(events() == ["next(1)", end])
    #expect(events() == (kind.keepsSubject ? kind.tail([1]) + [end] : ["next(2)", end]))
    #expect(connections == (kind.keepsSubject ? 1 : 2))
  }

  @Test(arguments: ConnectableKind.all.filter { !$0.keepsSubject })
  func `retry after refCount reconnects`(kind: ConnectableKind) {
    var connections = 0
    let source = Observable<Int>.create { observer in
      connections += 1
      observer.onNext(connections)
      if connections < 3 { observer.onError(TestError.other) } else { observer.onCompleted() }
      return Disposables.create()
    }
    var events: [String] = []
    _ = kind.make(source).refCount().retry(5).subscribe { events.append("\($0)") }
    #expect(events == ["next(1)", "next(2)", "next(3)", "completed"])
  }

  @Test(arguments: ConnectableKind.all)
  func `a subscriber that leaves at its first element disconnects only if it is the last`(
    kind: ConnectableKind
  ) {
    let fixture = ConnectableFixture()
    let counted = kind.make(fixture.source.startWith(0)).refCount()
    fixture.subscribe("a", to: counted.take(1))
    #expect(fixture.log["a"] == ["next(0)", "completed"])
    #expect(!fixture.subject.hasObservers)
    fixture.subscribe("b", to: counted.skip(kind.keepsSubject ? kind.memory / 2 : 0))
    #expect(fixture.subject.hasObservers)
    fixture.subscribe("c", to: counted.take(1))
    fixture.emit(1)
    #expect(fixture.log["c"]?.last == "completed")
    #expect(fixture.subject.hasObservers)
    #expect(fixture.log["b"] == ["next(0)", "next(1)"])
  }

  @Test func `a subscriber is disposed before the source`() {
    var log: [String] = []
    let source = Observable<Int>.never().do(onDispose: { log.append("source") })
    let counted = source.publish().refCount().do(onDispose: { log.append("behind") })
    counted.subscribe(onDisposed: { log.append("subscriber") }).dispose()
    #expect(log == ["source", "behind", "subscriber"])
  }

  @Test func `disposing the connection and the last subscription both end a shared connection`() {
    let fixture = ConnectableFixture()
    let connectable = fixture.source.publish()
    let counted = connectable.refCount()
    let byHand = connectable.connect()
    fixture.subscribe("a", to: counted)
    #expect(fixture.connections == 1)
    fixture.dispose("a")
    #expect(!fixture.subject.hasObservers)
    byHand.dispose()
    fixture.subscribe("b", to: counted)
    #expect(fixture.connections == 2)
    connectable.connect().dispose()
    #expect(!fixture.subject.hasObservers)
    // As in RxSwift: a subscriber that joins remaining subscribers does not connect.
    fixture.subscribe("c", to: counted)
    #expect(fixture.connections == 2)
    fixture.dispose("b")
    fixture.dispose("c")
    fixture.subscribe("d", to: counted)
    #expect(fixture.connections == 3)
    fixture.emit(1)
    #expect(fixture.log["d"] == ["next(1)"])
    #expect(fixture.log["c"] == [])
  }

  @Test func `the subject ends the connection before subscribers receive the end`() {
    let fixture = ConnectableFixture()
    let subject = PublishSubject<Int>()
    let counted = fixture.source.multicast(subject).refCount()
    var isConnected: [Bool] = []
    for _ in 0..<2 {
      _ = counted.subscribe(
        onNext: { _ in isConnected.append(fixture.subject.hasObservers) },
        onCompleted: { isConnected.append(fixture.subject.hasObservers) }
      )
    }
    fixture.emit(1)
    subject.onCompleted()
    #expect(isConnected == [true, true, false, false])
  }

  @Test func `a subscriber that a replayed end completes neither connects nor disconnects`() {
    let fixture = ConnectableFixture()
    let subject = ReplaySubject<Int>.create(bufferSize: 1)
    let connectable = fixture.source.multicast(subject)
    let connection = connectable.connect()
    fixture.emit(1)
    subject.onCompleted()
    fixture.subscribe("a", to: connectable.refCount())
    #expect(fixture.log["a"] == ["next(1)", "completed"])
    #expect(fixture.connections == 1)
    #expect(fixture.subject.hasObservers)
    connection.dispose()
  }
}
