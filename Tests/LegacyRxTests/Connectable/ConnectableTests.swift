import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct ConnectableTests {
  @Test(arguments: ConnectableKind.all)
  func `connect subscribes to the source once for all subscribers`(kind: ConnectableKind) {
    let fixture = ConnectableFixture()
    let connectable = kind.make(fixture.source)
    fixture.subscribe("a", to: connectable)
    fixture.emit(0)
    #expect(fixture.connections == 0)
    let connection = connectable.connect()
    fixture.emit(1, 2, 3)
    fixture.subscribe("b", to: connectable)
    fixture.emit(4)
    #expect(fixture.connections == 1)
    #expect(fixture.log["a"] == ["next(1)", "next(2)", "next(3)", "next(4)"])
    #expect(fixture.log["b"] == kind.tail([1, 2, 3]) + ["next(4)"])
    fixture.dispose("a")
    fixture.dispose("b")
    #expect(fixture.subject.hasObservers)
    connection.dispose()
    #expect(!fixture.subject.hasObservers)
  }

  @Test(arguments: ConnectableKind.all)
  func `connect returns the running connection again`(kind: ConnectableKind) {
    let fixture = ConnectableFixture()
    let connectable = kind.make(fixture.source)
    let first = connectable.connect()
    let second = connectable.connect()
    #expect(fixture.connections == 1)
    second.dispose()
    #expect(!fixture.subject.hasObservers)
    first.dispose()
    _ = connectable.connect()
    #expect(fixture.connections == 2)
    first.dispose()
    #expect(fixture.subject.hasObservers)
  }

  @Test(arguments: ConnectableKind.all)
  func `disposing a connection emits nothing; the next one uses a new or the same subject`(
    kind: ConnectableKind
  ) {
    let fixture = ConnectableFixture()
    let connectable = kind.make(fixture.source)
    fixture.subscribe("a", to: connectable)
    let connection = connectable.connect()
    fixture.emit(1)
    connection.dispose()
    fixture.emit(2)
    #expect(fixture.log["a"] == ["next(1)"])
    fixture.subscribe("b", to: connectable)
    #expect(fixture.log["b"] == (kind.keepsSubject ? kind.tail([1]) : []))
    let again = connectable.connect()
    fixture.emit(3)
    #expect(fixture.connections == 2)
    #expect(fixture.log["a"] == (kind.keepsSubject ? ["next(1)", "next(3)"] : ["next(1)"]))
    #expect(fixture.log["b"]?.last == "next(3)")
    again.dispose()
  }

  @Test(arguments: ConnectableKind.all, [true, false])
  func `the end of the source reaches every subscriber; a new subject then restarts`(
    kind: ConnectableKind,
    fails: Bool
  ) {
    let fixture = ConnectableFixture()
    let connectable = kind.make(fixture.source)
    fixture.subscribe("a", to: connectable)
    _ = connectable.connect()
    fixture.emit(1)
    if fails { fixture.subject.onError(TestError.other) } else { fixture.subject.onCompleted() }
    let end = fails ? "error(other)" : "completed"
    #expect(fixture.log["a"] == ["next(1)", end])
    fixture.subscribe("b", to: connectable)
    #expect(fixture.log["b"] == (kind.keepsSubject ? kind.tail([1]) + [end] : []))
    _ = connectable.connect()
    #expect(fixture.connections == 2)
    #expect(fixture.log["b"]?.last == end)
  }

  @Test(arguments: ConnectableKind.all.filter { !$0.keepsSubject })
  func `an observer can subscribe and connect again while it receives the end`(
    kind: ConnectableKind
  ) {
    var connections = 0
    let source = Observable<Int>.create { observer in
      connections += 1
      observer.onNext(connections)
      observer.onCompleted()
      return Disposables.create()
    }
    let connectable = kind.make(source)
    var log: [String] = []
    _ = connectable.subscribe { event in
      log.append("a \(event)")
      guard event.isStopEvent else { return }
      _ = connectable.subscribe { log.append("b \($0)") }
      _ = connectable.connect()
    }
    _ = connectable.connect()
    #expect(log == ["a next(1)", "a completed", "b next(2)", "b completed"])
    #expect(connections == 2)
  }

  @Test(arguments: ConnectableKind.all)
  func `a disposed connection emits nothing, not even the event in progress`(
    kind: ConnectableKind
  ) {
    let fixture = ConnectableFixture()
    let connection = SerialDisposable()
    _ = fixture.subject.subscribe { _ in connection.dispose() }
    let connectable = kind.make(fixture.subject)
    fixture.subscribe("a", to: connectable)
    connection.disposable = connectable.connect()
    fixture.emit(1)
    #expect(fixture.log["a"] == [])
  }

  @Test(arguments: ConnectableKind.all)
  func `disposal inside a callback ends the connection at once`(kind: ConnectableKind) {
    let fixture = ConnectableFixture()
    let connectable = kind.make(fixture.source)
    let connection = SerialDisposable()
    var seen: [Int] = []
    _ = connectable.subscribe(onNext: { value in
      seen.append(value)
      if value == 2 { connection.dispose() }
    })
    connection.disposable = connectable.connect()
    fixture.emit(1, 2, 3)
    #expect(seen == [1, 2])
    #expect(!fixture.subject.hasObservers)
  }

  @Test func `a connection outlives the connectable sequence`() {
    let fixture = ConnectableFixture()
    let connection: any Disposable
    do {
      let connectable = fixture.source.publish()
      fixture.subscribe("a", to: connectable)
      connection = connectable.connect()
    }
    fixture.emit(1)
    connection.dispose()
    fixture.emit(2)
    #expect(fixture.log["a"] == ["next(1)"])
  }

  @Test func `a subject is created on demand, one per connection`() {
    var made = 0
    let source = PublishSubject<Int>()
    let connectable = source.multicast {
      made += 1
      return PublishSubject<Int>()
    }
    #expect(made == 0)
    _ = connectable.subscribe { _ in }
    _ = connectable.subscribe { _ in }
    let connection = connectable.connect()
    #expect(made == 1)
    connection.dispose()
    _ = connectable.connect()
    #expect(made == 2)
  }
}
