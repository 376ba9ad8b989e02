import Bridge
import CounterScreen
import Foundation
import LegacyRx
import Parity
import ScreenDocument
import TopScreen
import UIStateLayer

/// A screen of counters whose stages can change, on virtual time.
@MainActor
final class FlaggedFixture {
  let stages: StageFlags
  let state = CounterUIState()
  let effects = RecordingEffects()
  let sink = RecordingParitySink()
  let documents = PublishSubject<ContentDocument>()
  let model: TopViewModel<CounterUIState>
  /// Called while a handler is configured.
  var onConfigure: (Int) -> Void = { _ in }
  private let scheduler = HistoricalScheduler(initialClock: ViewDataContext.tokyo.now)

  /// - Parameters:
  ///   - stages: The stages of the app.
  ///   - neverEmits: Whether handlers never emit.
  init(_ stages: StageFlags, neverEmits: Bool = false) {
    self.stages = stages
    let scheduler = scheduler
    var configured: (Int) -> Void = { _ in }
    model = TopViewModel(
      documents: documents,
      bridge: ContentBridge(
        state: state,
        routes: ContentRoutes {
          ContentRoute(.counter, slots: \.counter) { CounterViewData($0.count) }
          ContentRoute(.stateOnly, slots: \.stateOnly) { CounterViewData($0.count) }.flag("special")
        },
        handlers: LegacyHandlers {
          LegacyHandler(.counter) { environment in
            ShowingHandler(environment, neverEmits: neverEmits) { configured($0) }
          }
          LegacyHandler(.stateOnly) { environment in
            ShowingHandler(environment, neverEmits: neverEmits) { configured($0) }
          }
        },
        stages: stages,
        environment: .virtual(scheduler, effects: effects)
      ),
      sink: sink
    )
    configured = { [weak self] in self?.onConfigure($0) }
  }

  func show(_ contents: String...) throws {
    documents.onNext(try .counters(contents))
  }

  func settle(for seconds: Double = 1) {
    scheduler.advanceTo(scheduler.clock.addingTimeInterval(seconds))
  }

  /// Ids, sides and numbers, from top to bottom: `a legacy 1`.
  var shown: [String] {
    model.composition.items.map { item in
      let count = (item.content.output?.base as? CounterViewData)?.count
      return "\(item.id) \(item.side) \(count.map(String.init) ?? "–")"
    }
  }
}

/// A legacy counter that emits in a later turn, or never.
private final class ShowingHandler: ObservableLegacyHandler {
  let output: Observable<CounterViewData>
  private let counts = PublishRelay<Int>()
  private let environment: LegacyEnvironment
  private let configured: (Int) -> Void

  init(_ environment: LegacyEnvironment, neverEmits: Bool, configured: @escaping (Int) -> Void) {
    self.environment = environment
    self.configured = configured
    output = counts.filter { _ in !neverEmits }.map { CounterViewData($0) }
      .observe(on: environment.mainScheduler)
  }

  func configure(_ response: CounterResponse) {
    environment.effects.perform(LegacyEffect(.analytics, "shown \(response.count)"))
    configured(response.count)
    counts.accept(response.count)
  }
}
