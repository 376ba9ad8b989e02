import Bridge
import ForeignHandlers
import Foundation
import LegacyRx
import Parity
import ScreenDocument
import TopScreen

/// A screen of one price whose handler is on Tidal, on virtual time.
@MainActor
final class ForeignScreen {
  let sink = RecordingParitySink()
  private let model: TopViewModel<PriceUIState>
  private let scheduler = HistoricalScheduler(initialClock: Date(timeIntervalSince1970: 0))

  init(
    _ stage: Stage,
    _ behavior: TidalBehavior,
    _ candidates: CandidateSettings = CandidateSettings()
  ) {
    let scheduler = scheduler
    model = TopViewModel(
      documents: CallbackSource<ContentDocument> { _ in {} },
      bridge: ContentBridge(
        state: PriceUIState(),
        routes: PriceUIState.routes,
        handlers: ForeignStreamsTests.handlers(behavior),
        stages: StageFlags(overrides: StageOverrides(all: stage)),
        environment: LegacyEnvironment(
          mainScheduler: scheduler,
          backgroundScheduler: scheduler,
          clock: LegacyClock(now: { scheduler.clock }),
          effects: RecordingEffects()
        ),
        candidates: candidates
      ),
      sink: sink
    )
  }

  var outcomes: [ComparisonOutcome] { sink.results.map(\.outcome) }

  /// Shows a price, and advances the virtual time.
  func show(yen: Int, thenAdvance seconds: TimeInterval) throws {
    let json = #"{ "contents": [{ "type": "tidal", "value": { "name": "Tea", "yen": \#(yen) } }] }"#
    model.show(try ContentDocument(reading: Array(json.utf8)))
    scheduler.advanceTo(scheduler.clock.addingTimeInterval(seconds))
  }
}
