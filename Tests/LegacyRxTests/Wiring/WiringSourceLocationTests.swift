import LegacyRx
import Testing

@Suite @MainActor struct WiringSourceLocationTests {
  private let file = "LegacyRxTests/WiringSourceLocationTests.swift"

  /// Returns the record of the one emitter that a body creates.
  private func emitter(_ make: () -> Observable<Int>) throws -> WiringNode {
    let recorder = WiringRecorder()
    let source = recorder.record(make)
    let graph = recorder.graph
    withExtendedLifetime(source) {}
    try #require(graph.nodes.count == 1)
    return graph.nodes[0]
  }

  @Test func `an emitter is recorded with its place of creation`() throws {
    let line = #line
    let made: [(String, WiringNode)] = [
      ("PublishSubject", try emitter { PublishSubject<Int>() }),
      ("BehaviorSubject", try emitter { BehaviorSubject(value: 1) }),
      ("ReplaySubject", try emitter { ReplaySubject<Int>.create(bufferSize: 1) }),
      ("ReplaySubject", try emitter { ReplaySubject<Int>.createUnbounded() }),
      ("PublishRelay", try emitter { PublishRelay<Int>().asObservable() }),
      ("BehaviorRelay", try emitter { BehaviorRelay(value: 1).asObservable() }),
      ("create", try emitter { Observable.create { _ in Disposables.create() } }),
      ("create", try emitter { Single.create { _ in Disposables.create() }.asObservable() }),
    ]
    for (index, (name, node)) in made.enumerated() {
      #expect(node.name == name)
      #expect(node.role == .emitter)
      #expect(node.place?.description == "\(file):\(line + 2 + index)", "\(name)")
    }
  }

  /// Returns the record of the one listener that a body creates.
  private func listener(_ listen: (Observable<Int>) -> any Disposable) throws -> WiringNode {
    let recorder = WiringRecorder()
    let source = PublishSubject<Int>()
    let subscription = recorder.record { listen(source) }
    let listeners = recorder.graph.nodes.filter { $0.role == .listener }
    subscription.dispose()
    try #require(listeners.count == 1)
    return listeners[0]
  }

  @Test func `a listener is recorded with its verb and its place of creation`() throws {
    let observer = AnyObserver<Int> { _ in }
    let optional = AnyObserver<Int?> { _ in }
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay<Int?>(value: nil)
    func drive(_ source: Observable<Int>) -> Driver<Int> { source.asDriver(onErrorJustReturn: 0) }
    func emit(_ source: Observable<Int>) -> Signal<Int> { source.asSignal(onErrorJustReturn: 0) }
    let line = #line
    let made: [(String, WiringNode)] = [
      ("subscribe", try listener { $0.subscribe { _ in } }),
      ("subscribe", try listener { $0.subscribe(onNext: { _ in }) }),
      ("subscribe", try listener { $0.subscribe(with: observer.object, onNext: { _, _ in }) }),
      ("subscribe", try listener { $0.subscribe(observer) }),
      ("subscribe", try listener { $0.asSingle().subscribe { _ in } }),
      ("subscribe", try listener { $0.asSingle().subscribe(onSuccess: { _ in }) }),
      ("subscribe", try listener { $0.asSingle().subscribe(with: observer.object) }),
      ("bind", try listener { $0.bind(to: observer) }),
      ("bind", try listener { $0.bind(to: optional) }),
      ("bind", try listener { $0.bind { _ in } }),
      ("bind", try listener { $0.bind(with: observer.object) { _, _ in } }),
      ("bind", try listener { $0.bind(to: publish) }),
      ("bind", try listener { $0.bind(to: behavior) }),
      ("drive", try listener { drive($0).drive(observer) }),
      ("drive", try listener { drive($0).drive(optional) }),
      ("drive", try listener { drive($0).drive(behavior) }),
      ("drive", try listener { drive($0).drive(onNext: { _ in }) }),
      ("drive", try listener { drive($0).drive(with: observer.object) }),
      ("drive", try listener { drive($0).drive() }),
      ("emit", try listener { emit($0).emit(to: observer) }),
      ("emit", try listener { emit($0).emit(to: optional) }),
      ("emit", try listener { emit($0).emit(to: publish) }),
      ("emit", try listener { emit($0).emit(to: behavior) }),
      ("emit", try listener { emit($0).emit(onNext: { _ in }) }),
      ("emit", try listener { emit($0).emit(with: observer.object) }),
      ("emit", try listener { emit($0).emit() }),
    ]
    for (index, (name, node)) in made.enumerated() {
      #expect(node.name == name)
      #expect(node.place?.description == "\(file):\(line + 2 + index)", "\(name)")
    }
  }

  @Test func `creation functions used as values keep their declared type`() {
    let create: (@escaping (AnyObserver<Int>) -> any Disposable) -> Observable<Int> =
      Observable.create
    let makeReplay = ReplaySubject<Int>.create(bufferSize:)
    let makeUnbounded: () -> ReplaySubject<Int> = ReplaySubject.createUnbounded
    let replay = makeReplay(1)
    for element in [1, 2] { replay.onNext(element) }
    let unbounded = makeUnbounded()
    _ = replay.subscribe(unbounded)
    var elements: [Int] = []
    let copy = create { observer in unbounded.subscribe(observer) }
    _ = copy.subscribe(onNext: { elements.append($0) })
    #expect(elements == [2])
  }

  @Test func `a reference to an initialiser still creates its type, at an unknown place`() throws {
    let recorder = WiringRecorder()
    let relays = recorder.record { [1, 2].map(BehaviorRelay.init(value:)) }
    let makeSubject: () -> PublishSubject<Int> = PublishSubject<Int>.init
    let subject = recorder.record(makeSubject)
    #expect(relays.map(\.value) == [1, 2])
    #expect(recorder.graph.nodes.map(\.place) == [nil, nil])
    subject.onCompleted()
  }

  @Test func `a custom name is recorded for its node, which keeps its type`() {
    let recorder = WiringRecorder()
    recorder.record {
      let subject = PublishSubject<Int>().named("taps")
      let relay = BehaviorRelay(value: 1).named("cart")
      let sum = Observable.combineLatest(subject, relay) { $0 + $1 }.named("sum")
      let driver = sum.asDriver(onErrorJustReturn: 0).named("shown")
      let subscription = driver.drive(onNext: { _ in })
      subject.onNext(1)
      relay.accept(2)
      subscription.dispose()
    }
    let labels = recorder.graph.nodes.compactMap { node in node.label.map { "\(node.name) \($0)" } }
    #expect(
      labels.sorted() == [
        "BehaviorRelay cart", "PublishSubject taps", "combineLatest sum", "share shown",
      ]
    )
  }

  @Test func `a name outside a recording adds no operator`() {
    let source = Observable.just(1).map { $0 }
    #expect(source.named("one") === source)
  }
}

extension AnyObserver {
  /// An object for the overloads that take one.
  fileprivate var object: DisposeBag { DisposeBag() }
}
