import CounterScreen
import Foundation
import JSONLogic
import ScreenDocument
import TestSupport
import Testing
import TopScreen
import UIStateLayer

/// After any calls, in any order and nested in any call, the screen shows the expected contents.
@MainActor
@Suite struct ScreenWalkTests {
  @Test(arguments: UInt64(0)..<90)
  func `the screen equals the reference after any documents, failures, times and hosts`(
    seed: UInt64
  ) async throws {
    let walk = Walk(seed: seed)
    for step in 0..<40 {
      try walk.step()
      await walk.settle()
      let failures = walk.failures
      guard failures.isEmpty else {
        Issue.record("seed \(seed), step \(step): \(failures)\n\(walk.log.joined(separator: "\n"))")
        return
      }
    }
  }

  @MainActor
  private final class Walk {
    private(set) var log: [String] = []
    private var random: Seeded
    private var reference = ScreenReference()
    private var events: [ScreenReference.Event] = []
    private var started = 0
    private var loads: [(load: ScreenLoad, number: Int, content: String?)] = []
    private var hosts: [RecordingStackHost] = []
    /// The number of calls that had an effect since the step began.
    private var nested = 0
    private let dismissals = InMemoryDismissals()
    private let start = ViewDataContext.tokyo.now
    private lazy var model = HomeScreenModel(
      state: CounterUIState(),
      routes: CounterUIState.routes,
      arranger: ScreenArranger(dismissals: dismissals) { [unowned self] in
        EvaluationContext(attributes: ["gold": .bool(reference.isGold)])
      },
      context: { [unowned self] in
        var context = ViewDataContext.tokyo
        context.now = start + reference.now
        return context
      }
    )

    init(seed: UInt64) {
      random = Seeded(seed: seed)
    }

    private func chance(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    private func nextTurn() async {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }

    func step() throws {
      nested = 0
      switch chance(20) {
      case 0, 1:
        reference.isGold.toggle()
        log.append("gold \(reference.isGold)")
        if chance(2) == 0 { rearrange() }
      case 2:
        reference.now = chance(2) == 0 ? 0 : ScreenReference.end
        log.append("now \(reference.now)")
        if chance(2) == 0 { rearrange() }
      case 3:
        guard let line = reference.delivered.randomElement(using: &random) else { break }
        log.append("dismiss \(line.id)")
        reference.dismissed.insert(line.id)
        events.append(.rearranged)
        model.screen.dismiss(ContentID(line.id))
      case 4, 5:
        let lines = reference.delivered.filter { $0.kind != "unknown" }
        guard let line = lines.randomElement(using: &random) else { break }
        let value = chance(3)
        log.append("write \(value) to \(line.id)")
        events.append(.written(line.id, value: value))
        let slots = line.kind == "counter" ? model.state.counter : model.state.stateOnly
        slots[line.id].fill(with: CounterViewData(value))
      default: try change()
      }
    }

    /// Runs all work that follows from the last step, and updates the reference.
    func settle() async {
      for _ in 0..<3 { await nextTurn() }
      for event in events { reference.take(event) }
      events = []
    }

    /// Performs the nested action of a host's call.
    private func called() {
      guard nested < 10, chance(3) == 0 else { return }
      nested += 1
      do { try change() } catch { log.append("\(error)") }
    }

    private func change() throws {
      switch chance(16) {
      case 0:
        rearrange()
      case 1:
        log.append("failed")
        events.append(.documentFailed)
        model.documentFailed()
      case 2:
        let id = ["a", "b", "c"][chance(3)]
        log.append("failed \(id)")
        events.append(.contentReloadFailed(id))
        model.contentReloadFailed(ContentID(id))
      case 3:
        let content = chance(2) == 0 ? nil : ["a", "b", "c"][chance(3)]
        started += 1
        log.append("load \(started) of \(content ?? "all")")
        loads.append(
          (model.screen.startLoad(of: content.map { ContentID($0) }) { _ in }, started, content)
        )
      case 4, 5:
        guard !loads.isEmpty else { break }
        let (load, number, content) = loads.remove(at: chance(loads.count))
        if let content {
          try show(line(content), load, number)
        } else {
          try show(document(), load, number)
        }
        model.screen.endLoad(load)
      case 9, 10, 11, 12:
        started += 1
        guard var line = reference.delivered.randomElement(using: &random) else { break }
        line.value = chance(3)
        try show(line, nil, started)
      case 6:
        let side: Side = [.legacy, .state, .none][chance(3)]
        model.screen.rehost([ContentID(["a", "b"][chance(2)]): side])
      case 7:
        guard hosts.count < 3 else { break }
        let host = RecordingStackHost()
        host.onCall = { [unowned self] in called() }
        log.append("attach")
        hosts.append(host)
        model.screen.attach(host)
      case 8:
        guard !hosts.isEmpty else { break }
        log.append("detach")
        model.screen.detach(hosts.remove(at: chance(hosts.count)))
      default:
        started += 1
        try show(document(), nil, started)
      }
    }

    private func show(_ document: ScreenReference.Document, _ load: ScreenLoad?, _ number: Int)
      throws
    {
      log.append("show \(document) from \(number)")
      events.append(.document(document, load: number))
      let limits = document.limit.map { #"{ "counter": \#($0) }"# } ?? "null"
      let read = try ContentDocument.ruled(document.lines.map(text), limits: limits)
      model.show(read, isStale: document.isStale, from: load)
    }

    private func show(_ line: ScreenReference.Line, _ load: ScreenLoad?, _ number: Int) throws {
      log.append("show \(line) from \(number)")
      events.append(.content(line, load: number))
      model.show(try ContentDocument.ruled([text(line)]).contents[0], from: load)
    }

    private func rearrange() {
      log.append("rearrange")
      events.append(.rearranged)
      model.screen.rearrange()
    }

    private func line(_ id: String) -> ScreenReference.Line {
      let kind = ["stateOnly", "unknown", "counter"][min(2, chance(8))]
      let rule = ScreenReference.Rule.allCases[chance(ScreenReference.Rule.allCases.count)]
      return ScreenReference.Line(id: id, kind: kind, value: chance(3), rule: rule)
    }

    private func document() -> ScreenReference.Document {
      let ids = ["a", "b", "c", "d", "e"].filter { _ in chance(3) > 0 }.shuffled(using: &random)
      return ScreenReference.Document(
        lines: ids.map(line),
        limit: chance(3) == 0 ? chance(3) : nil,
        isStale: chance(6) == 0
      )
    }

    private func text(_ line: ScreenReference.Line) -> String {
      let end = Int((start + ScreenReference.end).timeIntervalSince1970)
      let rule =
        switch line.rule {
        case .none: ""
        case .gold: #" "visibility": { "audience": { "var": "gold" } }"#
        case .untilThen: #" "visibility": { "until": \#(end) }"#
        case .hidesEmpty: #" "visibility": { "whenEmpty": "hide" }"#
        }
      return "\(line.kind)#\(line.id)=\(line.value)\(rule)"
    }

    var failures: [String] {
      var failures: [String] = []
      func check(_ what: String, _ found: some Equatable, _ expected: some Equatable) {
        if "\(found)" != "\(expected)" { failures.append("\(what): \(found), not \(expected)") }
      }
      let screen = model.screen
      check("stack", screen.stack.ids.map(\.rawValue), reference.visible.map(\.id))
      check("kinds", screen.stack.items.map(\.kind.rawValue), reference.visible.map(\.kind))
      check("dump", model.composition.items.map(\.id), screen.stack.ids)
      check("state", screen.state, reference.state)
      check("dumped state", model.composition.state, reference.state)
      let next = screen.nextPeriodBoundary.map { $0.timeIntervalSince(start) }
      check(
        "next",
        next.map { "\($0)" } ?? "-",
        reference.nextPeriodBoundary.map { "\($0)" } ?? "-"
      )
      for kind in ["counter", "stateOnly"] {
        let slots = kind == "counter" ? model.state.counter : model.state.stateOnly
        let lines = reference.delivered.filter { $0.kind == kind }
        check("slots of \(kind)", slots.count, lines.count)
        for line in lines { check("value of \(line.id)", slots[line.id].value.count, line.value) }
      }
      for host in hosts {
        if !host.violations.isEmpty { failures.append("\(host.violations)") }
        if host.items != screen.stack.items { failures.append("host \(host.items)") }
      }
      return failures
    }
  }
}
