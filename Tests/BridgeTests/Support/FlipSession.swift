import Bridge
import CounterScreen
import Foundation
import LegacyRx
import Parity
import ScreenDocument
import TopScreen
import UIStateLayer

/// A step of a session: a response, or a flip.
enum FlipStep: Hashable, CustomStringConvertible {
  case response
  case flip(Stage)

  static let all = [FlipStep.response] + Stage.allCases.map(FlipStep.flip)

  var description: String {
    switch self {
    case .response: "response"
    case .flip(let stage): stage.rawValue
    }
  }
}

/// A screen of one counter, beside a model of the expected state after each step.
@MainActor
final class FlipSession {
  /// How the legacy side emits, and what is compared besides its last value.
  enum Handler: CaseIterable {
    /// Emits within `configure`.
    case prompt
    /// Emits in a later turn.
    case late
    case promptWithEffects
    case lateWithEffects
    case strictPrompt
    case strictLate

    var isPrompt: Bool { [.prompt, .promptWithEffects, .strictPrompt].contains(self) }
    var hasEffects: Bool { [.promptWithEffects, .lateWithEffects].contains(self) }
    var isStrict: Bool { [.strictPrompt, .strictLate].contains(self) }

    /// The number of steps that covers every order of events: nothing can precede the emission of a
    /// prompt handler.
    var stepCount: Int { isPrompt ? 4 : self == .late ? 6 : 5 }
  }

  let stages = StageFlags()
  let state = CounterUIState()
  let effects = RecordingEffects()
  let sink = RecordingParitySink()
  private let documents = PublishSubject<ContentDocument>()
  private let scheduler = HistoricalScheduler(initialClock: ViewDataContext.tokyo.now)
  private let log = HandlerLog()
  private(set) var model: TopViewModel<CounterUIState>

  /// The values that the slot emitted since the beginning.
  private let slot: SlotLog
  private var expectedValues: [CounterViewData] = [-1]

  // The model.
  private let asksForEffects: Bool
  private var stage = Stage.off
  private var newest: Int?
  private var expectedEffects: [String] = []
  private var expectedHandlers = 0
  private var comparedResponses = 0

  init(_ handler: Handler) {
    asksForEffects = handler.hasEffects
    slot = SlotLog(state.counter["a"])
    let log = log
    let scheduler = scheduler
    model = TopViewModel(
      documents: documents,
      bridge: ContentBridge(
        state: state,
        routes: handler.hasEffects
          ? .counters(doing: { response, _ in [.each(.analytics, "shown \(response.count)")] })
          : CounterUIState.routes,
        handlers: LegacyHandlers {
          // A later turn is no fault of a late handler.
          LegacyHandler(.counter, parity: ParityRules().ignoring([.turn])) {
            LoggedHandler($0, log: log, isPrompt: handler.isPrompt)
          }
        },
        stages: stages,
        environment: .virtual(scheduler, effects: effects),
        candidates: CandidateSettings(isStrict: handler.isStrict)
      ),
      sink: sink
    )
  }

  /// Takes a step.
  ///
  /// - Returns: The violation after it; `nil` if there is none.
  func take(_ step: FlipStep, settles: Bool) throws -> String? {
    let before = model.screen.stack.items
    let beforeStage = stage
    switch step {
    case .response:
      newest = (newest ?? 0) + 1
      if before.isEmpty, stage != .complete { expectedHandlers += 1 }
      if stage.shownSide == .legacy || asksForEffects {
        expectedEffects.append("shown \(newest ?? 0)")
      }
      if stage.compares { comparedResponses += 1 }
      expectSlot()
      documents.onNext(try .counters("counter#a=\(newest ?? 0)"))
    case .flip(let next):
      stage = next
      if !before.isEmpty { expectFlip(from: beforeStage) }
      stages.overrides.all = next
    }
    if settles || step != .response, let wrong = wrongFrame(before, after: step) { return wrong }
    if settles { scheduler.advanceTo(scheduler.clock.addingTimeInterval(1)) }
    return settles ? wrong() : nil
  }

  /// Runs all due work, and describes the violation afterwards; `nil` if there is none.
  func settleAtEnd() -> String? {
    scheduler.advanceTo(scheduler.clock.addingTimeInterval(2))
    return wrong()
  }

  private func expectFlip(from old: Stage) {
    guard old != stage else { return }
    let keepsHandler = old.shownSide == .legacy && stage.shownSide == .legacy
    if stage != .complete, !keepsHandler { expectedHandlers += 1 }
    if shownSide == .legacy, stage.shownSide == .state { expectSlot() }
  }

  private var shownSide: Side? { model.screen.stack.items.first?.side }

  /// A shown slot emits the newest value once, including during a handover to a handler.
  private func expectSlot() {
    guard stage.shownSide == .state || shownSide == .state, let newest else { return }
    let value = CounterViewData(newest)
    if expectedValues.last != value { expectedValues.append(value) }
  }

  /// A flip must never show, even for a moment: nothing, an old value, two sides, or another place.
  private func wrongFrame(_ before: [StackItem], after step: FlipStep) -> String? {
    guard case .flip = step, !before.isEmpty else { return nil }
    let items = model.composition.items
    guard items.map(\.id) == ["a"] else { return "items \(items.map(\.id))" }
    let shown = items[0].content.output?.base as? CounterViewData
    return shown?.count == newest
      ? nil : "shows \(shown?.count as Any) at once, not \(newest as Any)"
  }

  private func wrong() -> String? {
    guard slot.seen == expectedValues else {
      return "the slot emitted \(slot.seen.map(\.count)), not \(expectedValues.map(\.count))"
    }
    guard state.counter.count == 1 else { return "\(state.counter.count) slots" }
    guard let newest else {
      return model.screen.stack.items.isEmpty ? nil : "an item without a response"
    }
    let items = model.screen.stack.items
    guard items.map(\.id) == ["a"], items[0].side == stage.shownSide else {
      return "items \(items)"
    }
    let item = model.composition.items[0]
    guard item.side == stage.shownSide, item.content.phase == .ready else { return "item \(item)" }
    guard (item.content.output?.base as? CounterViewData)?.count == newest else {
      return "shows \(item.content.output as Any), not \(newest)"
    }
    let needed = stage == .complete ? 0 : 1
    if log.alive != needed { return "\(log.alive) handlers alive" }
    if log.made != expectedHandlers { return "\(log.made) handlers made, not \(expectedHandlers)" }
    let done = effects.effects.map(\.name)
    if done != expectedEffects { return "did \(done), not \(expectedEffects)" }
    let outcomes = sink.results.map(\.outcome)
    if outcomes.contains(.mismatched) { return "mismatched" }
    return outcomes.count == comparedResponses ? nil : "\(outcomes) of \(comparedResponses)"
  }
}

/// The values that a slot emits to an observer.
@MainActor
private final class SlotLog {
  var seen: [CounterViewData] = []
  private var observation: StateObservation?

  init(_ slot: UIStateSlot<CounterViewData>) {
    observation = slot.observe { [weak self] in self?.seen.append($0) }
  }
}

/// The number of handlers that were created, and that are alive.
@MainActor
private final class HandlerLog {
  var made = 0
  nonisolated(unsafe) var gone = 0  // Handlers are made and released on the main queue alone.

  var alive: Int { made - gone }
}

/// A legacy counter that counts its instances.
private final class LoggedHandler: ObservableLegacyHandler {
  let output: Observable<CounterViewData>
  private let counts = PublishRelay<Int>()
  private let environment: LegacyEnvironment
  private let log: HandlerLog

  init(_ environment: LegacyEnvironment, log: HandlerLog, isPrompt: Bool) {
    self.environment = environment
    self.log = log
    let values = counts.map { CounterViewData($0) }
    output = isPrompt ? values : values.observe(on: environment.mainScheduler)
    log.made += 1
  }

  deinit { log.gone += 1 }

  func configure(_ response: CounterResponse) {
    environment.effects.perform(LegacyEffect(.analytics, "shown \(response.count)"))
    counts.accept(response.count)
  }
}
