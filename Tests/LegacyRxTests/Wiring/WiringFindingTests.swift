import LegacyRx
import TestSupport
import Testing

@Suite struct WiringFindingTests {
  @Test func `a healthy chain has no findings`() {
    let recorder = WiringRecorder()
    let bag = DisposeBag()
    let relay = recorder.record {
      let relay = PublishRelay<Int>()
      relay.map { $0 }.subscribe().disposed(by: bag)
      return relay
    }
    #expect(recorder.graph.findings().isEmpty)
    withExtendedLifetime(relay) {}
  }

  @Test func `a cycle is reported in the order of its events, across handlers`() throws {
    let recorder = WiringRecorder()
    let (rank, badge) = recorder.record {
      (BehaviorRelay(value: 0).named("rank"), BehaviorRelay(value: 0).named("badge"))
    }
    let bag = DisposeBag()
    recorder.record {
      rank.distinctUntilChanged().bind(to: badge).disposed(by: bag)
      badge.distinctUntilChanged().bind(to: rank).disposed(by: bag)
    }
    rank.accept(1)
    let cycles = recorder.graph.findings().filter { if case .cycle = $0 { true } else { false } }
    let nodes = try #require(cycles.first).nodes.map { recorder.graph.nodes[$0] }
    #expect(cycles.count == 1)
    #expect(
      nodes.map { $0.label ?? $0.name }
        == ["rank", "distinctUntilChanged", "bind", "badge", "distinctUntilChanged", "bind"]
    )
  }

  @Test func `a round trip without an event is no cycle`() {
    let recorder = WiringRecorder()
    let relays = recorder.record { (PublishRelay<Int>(), PublishRelay<Int>()) }
    let bag = DisposeBag()
    recorder.record {
      relays.0.bind(to: relays.1).disposed(by: bag)
      relays.1.filter { $0 < 0 }.bind(to: relays.0).disposed(by: bag)
    }
    relays.0.accept(1)
    #expect(recorder.graph.findings().isEmpty)
  }

  @Test func `an emitter without listeners is reported, as is one that lost all of them`() {
    let recorder = WiringRecorder()
    let kept = recorder.record {
      let relays = [PublishRelay<Int>().named("never"), PublishRelay<Int>().named("once")]
      relays[1].subscribe().dispose()
      return relays
    }
    #expect(recorder.graph.labels(of: recorder.graph.findings()) == ["never", "once"])
    withExtendedLifetime(kept) {}
    #expect(recorder.graph.findings() == [.emitterWithoutListener(0), .emitterWithoutListener(1)])
  }

  @Test func `a released emitter has no finding`() {
    let recorder = WiringRecorder()
    recorder.record { _ = PublishRelay<Int>() }
    #expect(recorder.graph.findings().isEmpty)
  }

  @Test func `a listener of released or silent emitters is reported as removable`() {
    let recorder = WiringRecorder()
    let bag = DisposeBag()
    recorder.record {
      Observable<Int>.never().map { $0 }.subscribe().disposed(by: bag)
      Observable.merge(.never(), BehaviorRelay(value: 1).asObservable()).subscribe()
        .disposed(by: bag)
    }
    let removable = recorder.graph.findings().compactMap { finding in
      if case .listenerWithoutEmitter(let node) = finding { node } else { nil }
    }
    #expect(removable.map { recorder.graph.nodes[$0].name } == ["subscribe", "subscribe"])
  }

  @Test func `a listener to one live subject among others is not removable`() {
    let recorder = WiringRecorder()
    let bag = DisposeBag()
    let subject = recorder.record {
      let subject = PublishSubject<Int>()
      Observable.merge(.never(), subject.asObservable()).subscribe().disposed(by: bag)
      return subject
    }
    #expect(recorder.graph.findings().isEmpty)
    withExtendedLifetime(subject) {}
  }

  @Test(arguments: [2, 3, 4])
  func `many listeners are a fan-out from the requested number`(limit: Int) {
    let recorder = WiringRecorder()
    let bag = DisposeBag()
    let relay = recorder.record {
      let relay = PublishRelay<Int>()
      for _ in 0..<3 { relay.subscribe().disposed(by: bag) }
      return relay
    }
    let expected: [WiringFinding] = limit <= 3 ? [.fanOut(0, listeners: 3)] : []
    #expect(recorder.graph.findings(minimumFanOut: limit) == expected)
    withExtendedLifetime(relay) {}
  }

  @Test func `a chain subscribed twice repeats its work, a shared chain does not`() {
    let recorder = WiringRecorder()
    let bag = DisposeBag()
    let relay = recorder.record {
      let relay = PublishRelay<Int>()
      let priced = relay.map { $0 * 2 }
      let shared = relay.map { $0 * 3 }.share()
      for sequence in [priced, priced, shared, shared] {
        sequence.subscribe().disposed(by: bag)
      }
      return relay
    }
    let graph = recorder.graph
    let repeated = graph.findings(minimumFanOut: .max)
    #expect(repeated.count == 1)
    #expect(
      repeated.allSatisfy { finding in
        if case .repeatedWork(let node, 2) = finding {
          graph.nodes[node].name == "map"
        } else {
          false
        }
      }
    )
    withExtendedLifetime(relay) {}
  }

  @Test func `a subscription that outlives its creator is reported with its place`() throws {
    let recorder = WiringRecorder()
    let leaked = DisposeBag()
    let relay = PublishRelay<Int>()
    var screen: DisposeBag? = recorder.record {
      let screen = DisposeBag()
      relay.subscribe().disposed(by: screen)
      relay.subscribe().disposed(by: leaked)
      return screen
    }
    #expect(recorder.graph.listenersOutlivingScreen.count == 2)
    screen = nil
    let finding = try #require(recorder.graph.listenersOutlivingScreen.first)
    #expect(recorder.graph.listenersOutlivingScreen.count == 1)
    let place = try #require(recorder.graph.nodes[finding.nodes[0]].place)
    #expect(place.line == #line - 8)
    withExtendedLifetime(screen) {}
  }

  @Test func `nodes created in a group, and their later effects, belong to the group`() {
    let recorder = WiringRecorder()
    let relay = recorder.record { PublishRelay<Int>() }
    let bag = DisposeBag()
    recorder.record {
      WiringRecorder.inGroup("coupons") {
        relay.flatMapLatest { Observable.just($0).map { $0 } }.subscribe().disposed(by: bag)
      }
    }
    relay.accept(1)
    let graph = recorder.graph
    #expect(Set(graph.nodes.dropFirst().map(\.group)) == ["coupons"])
    #expect(graph.nodes.first.map(\.group) == .some(nil))
    #expect(graph.nodes.map(\.name).contains("just"))
  }

  @Test func `a group outside every recording only runs its body`() throws {
    #expect(WiringRecorder.inGroup("coupons") { 1 } == 1)
    let recorder = WiringRecorder()
    _ = WiringRecorder.inGroup("coupons") { PublishRelay<Int>() }
    #expect(recorder.graph.nodes.isEmpty)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `every reported cycle is a cycle, and none is missed`(seed: UInt64) {
    var random = Seeded(seed: seed)
    let count = Int.random(in: 1...10, using: &random)
    let ways = (0..<Int.random(in: 0...2 * count, using: &random)).map { _ in
      Way(
        from: Int.random(in: 0..<count, using: &random),
        to: Int.random(in: 0..<count, using: &random)
      )
    }
    let recorder = WiringRecorder()
    let relays = recorder.record { (0..<count).map { PublishRelay<Int>().named("\($0)") } }
    recorder.record {
      for way in ways { _ = relays[way.from].take(1).bind(to: relays[way.to]) }
    }
    for relay in relays { relay.accept(0) }

    let graph = recorder.graph
    var reported: Set<Int> = []
    for case .cycle(let nodes) in graph.findings() {
      let passed = nodes.compactMap { graph.nodes[$0].label.flatMap { Int($0) } }
      for (from, to) in zip(passed, passed.dropFirst() + passed.prefix(1)) {
        #expect(ways.contains(Way(from: from, to: to)), "seed \(seed): \(from) → \(to)")
      }
      #expect(reported.isDisjoint(with: passed), "seed \(seed)")
      reported.formUnion(passed)
    }
    #expect(reported.isEmpty == !Way.hasCycle(ways, among: count), "seed \(seed)")
  }
}

private struct Way: Equatable {
  let from: Int
  let to: Int

  /// Returns whether some relay remains after repeatedly removing relays without an incoming edge.
  static func hasCycle(_ ways: [Way], among count: Int) -> Bool {
    var left = Set(0..<count)
    while let free = left.first(where: { relay in
      !ways.contains { $0.to == relay && left.contains($0.from) }
    }) {
      left.remove(free)
    }
    return !left.isEmpty
  }
}

extension WiringGraph {
  fileprivate func labels(of findings: [WiringFinding]) -> [String] {
    findings.flatMap(\.nodes).map { nodes[$0].label ?? nodes[$0].name }
  }
}
