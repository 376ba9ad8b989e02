import Bridge
import CounterScreen
import LegacyRx
import Parity
import ScreenDocument
import TestSupport
import Testing
import TopScreen
import UIStateLayer

/// Random sessions: documents, flips, refreshes and failures in any order, with one host attached.
@MainActor
@Suite struct HostedSessionTests {
  fileprivate static let kinds = ["counter", "stateOnly", "legacyOnly", "other"]

  @Test func `after any events, the host shows exactly the stack`() throws {
    for seed in UInt64(0)..<300 {
      let session = Session(seed: seed)
      for step in 0..<12 {
        guard let wrong = try session.step() else { continue }
        Issue.record("seed \(seed), step \(step), \(session.log.joined(separator: "; ")): \(wrong)")
        return
      }
    }
  }

  @MainActor
  private final class Session {
    private(set) var log: [String] = []
    private let stages = StageFlags()
    private let fixture: BridgeFixture
    private let documents = PublishSubject<ContentDocument>()
    private let model: TopViewModel<CounterUIState>
    private let host = RecordingStackHost()
    private var handlers: [WeakHandler] = []
    private var random: Seeded
    private var count = 0

    init(seed: UInt64) {
      random = Seeded(seed: seed)
      stages.overrides.all = .off
      fixture = BridgeFixture(stages)
      model = fixture.model(of: documents)
      model.screen.attach(host)
    }

    /// Performs a random step, and describes the first violation after it; `nil` if there is none.
    func step() throws -> String? {
      try host.checkIdentity { try act() }
      handlers += fixture.handlers.map { WeakHandler(value: $0) }
      fixture.forgetHandlers()
      handlers.removeAll { $0.value == nil }
      if let violation = host.violations.first { return violation }
      let items = model.screen.stack.items
      if host.items != items { return "the host shows \(host.items.map(\.id))" }
      let composed = model.composition.items
      if composed.map(\.side) != items.map(\.side) { return "sides differ from the bridge's" }
      let slots = items.filter { $0.kind == "counter" }.count
      if fixture.state.counter.count > slots { return "a slot is left of a content that has gone" }
      let most = items.filter { ["counter", "legacyOnly"].contains($0.kind) }.count
      if handlers.count > most { return "\(handlers.count) handlers are left for \(most) contents" }
      return nil
    }

    private func act() throws {
      count += 1
      switch Int.random(in: 0..<7, using: &random) {
      case 0...2:
        let lines = try contents()
        log.append(lines.joined(separator: " "))
        documents.onNext(try .counters(lines))
      case 3:
        let stage = Stage.allCases[Int.random(in: 0..<4, using: &random)]
        log.append("flip to \(stage)")
        stages.overrides.all = stage
      case 4:
        guard let item = model.screen.stack.items.randomElement(using: &random) else { return }
        log.append("refresh \(item.id)")
        let line = "\(item.kind)#\(item.id)=\(count)"
        model.refresh(item.id, Observable.just(try ContentDocument.counters(line).contents[0]))
      case 5:
        guard let item = model.screen.stack.items.randomElement(using: &random) else { return }
        log.append("fail \(item.id)")
        model.refresh(item.id, Observable<ResponseData>.error(Offline()))
      default:
        log.append("settle")
        fixture.settle()
      }
    }

    private func contents() throws -> [String] {
      let ids = ["a", "b", "c", "d", "e", "f"].shuffled(using: &random)
      return ids.prefix(Int.random(in: 0...6, using: &random)).enumerated().map { index, id in
        // An id usually keeps its kind.
        let isOther = Int.random(in: 0..<8, using: &random) == 0
        let own = Int(id.unicodeScalars.first?.value ?? 0) % HostedSessionTests.kinds.count
        let all = HostedSessionTests.kinds
        let kind = isOther ? all[Int.random(in: 0..<all.count, using: &random)] : all[own]
        return "\(kind)#\(id)=\(Bool.random(using: &random) ? count : index)"
      }
    }
  }

  private struct Offline: Error {}

  private struct WeakHandler {
    weak var value: LegacyCounterHandler?
  }
}
