import LegacyRx
import LegacyRxTestKit
import TestSupport
import Testing

@Suite struct WiringOperatorTests {
  /// The operator whose events the listener receives, if its name differs from the table's.
  private static let names = [
    "flatMap never": "flatMap", "merge limited": "merge", "combineLatest collection": "map",
    "zip collection": "map", "take until": "take", "take while": "take",
    "retry when": "retry", "materialize": "dematerialize", "observe on": "observe",
    "subscribe on": "subscribe", "share replay 1": "share", "share replay 2": "share",
    "share forever": "share", "publish": "refCount", "replay": "refCount",
    "replayAll": "refCount", "multicast": "refCount", "multicast selector": "multicast",
    "toArray": "flatMap", "driver": "share", "timer": "merge",
  ]

  @Test(arguments: Operator.all)
  func `an operator is recorded with its name`(operation: Operator) throws {
    let recorder = WiringRecorder()
    let subject = PublishSubject<Int>()
    let subscription = recorder.record {
      operation.apply(subject, TestScheduler(initialClock: 0)).subscribe { _ in }
    }
    let graph = recorder.graph
    subscription.dispose()
    let listener = try #require(graph.listeners.first)
    let sources = graph.edges.filter { $0.target == listener.id }
    #expect(
      sources.map { graph.nodes[$0.source].name } == [Self.names[operation.name] ?? operation.name]
    )
  }

  @Test(arguments: Operator.all)
  func `a recording omits the internal operators of an operator`(operation: Operator) {
    let recorder = WiringRecorder()
    let scheduler = TestScheduler(initialClock: 0)
    let subject = recorder.record { PublishSubject<Int>() }
    let subscription = recorder.record {
      operation.apply(subject, scheduler).subscribe { _ in }
    }
    scheduler.advanceTo(10)
    let graph = recorder.graph
    subscription.dispose()
    let ownPlaces = graph.nodes.compactMap(\.place).filter { $0.fileID.hasPrefix("LegacyRx/") }
    #expect(ownPlaces == [])
    let unheard = graph.findings().filter {
      if case .emitterWithoutListener = $0 { true } else { false }
    }
    #expect(unheard == [])
  }

  @Test(arguments: Operator.all)
  func `recording changes neither events nor their times`(operation: Operator) {
    let seed = UInt64.random(in: 0 ... .max)
    let plain = run(operation, seed: seed, recorder: nil)
    let recorder = WiringRecorder()
    let recorded = run(operation, seed: seed, recorder: recorder)
    #expect(recorded == plain, "seed \(seed)")
    let graph = recorder.graph
    let received = graph.edges.filter { graph.nodes[$0.target].role == .listener }
    #expect(received.map(\.eventCount) == [plain.count], "seed \(seed)")
    #expect(graph.edges.allSatisfy { $0.activeSubscriptionCount == 0 }, "seed \(seed)")
  }

  #if DEBUG
  @Test(arguments: Operator.all)
  func `a recording retains nothing`(operation: Operator) {
    let before = ThreadLiveObjectCounter.createdMinusReleasedByCurrentThread
    let recorder = WiringRecorder()
    _ = run(operation, seed: 1, recorder: recorder)
    #expect(ThreadLiveObjectCounter.createdMinusReleasedByCurrentThread == before)
    #expect(recorder.graph.nodes.allSatisfy { !$0.isAlive })
  }
  #endif

  private func run(
    _ operation: Operator,
    seed: UInt64,
    recorder: WiringRecorder?
  ) -> [Recorded<Event<Int>>] {
    var random = Seeded(seed: seed)
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.createObserver(Int.self)
    let subject = PublishSubject<Int>()
    func subscribe() -> any Disposable { operation.apply(subject, scheduler).subscribe(observer) }
    let subscription = recorder.map { $0.record(subscribe) } ?? subscribe()
    for _ in 0..<20 {
      scheduler.advanceTo(scheduler.clock + Int.random(in: 1...20, using: &random))
      subject.onNext(Int.random(in: 0...3, using: &random))
    }
    switch Int.random(in: 0...2, using: &random) {
    case 0: subject.onCompleted()
    case 1: subject.onError(TestError.other)
    default: break
    }
    scheduler.advanceTo(scheduler.clock + 100)
    subscription.dispose()
    scheduler.advanceTo(scheduler.clock + 100)
    return observer.events
  }
}
