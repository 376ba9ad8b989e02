import Bridge
import CounterScreen
import Foundation
import LegacyRx
import Parity
import ScreenDocument
import TopScreen

/// A screen of one counter, whose handler's behaviour a test sets.
@MainActor
final class StreamFixture {
  typealias Behaviour = (Int, @escaping (Event<CounterViewData>) -> Void, LegacyEnvironment) -> Void

  let sink = RecordingParitySink()
  private let scheduler = HistoricalScheduler(initialClock: ViewDataContext.tokyo.now)
  private let documents = PublishSubject<ContentDocument>()
  private let model: TopViewModel<CounterUIState>

  init(
    _ stage: Stage,
    isStrict: Bool,
    rules: ParityRules<CounterViewData> = ParityRules(),
    _ behaviour: @escaping Behaviour
  ) {
    model = TopViewModel(
      documents: documents,
      bridge: ContentBridge(
        state: CounterUIState(),
        routes: CounterUIState.routes,
        handlers: LegacyHandlers {
          LegacyHandler(.counter, parity: rules) { HabitualHandler($0, behaviour) }
        },
        stages: StageFlags(overrides: StageOverrides(all: stage)),
        environment: .virtual(scheduler, effects: RecordingEffects()),
        candidates: CandidateSettings(budget: .unlimited, isStrict: isStrict)
      ),
      sink: sink
    )
  }

  func outcomes(of counts: [Int]) throws -> [ComparisonOutcome] {
    for count in counts {
      documents.onNext(try .counters("counter#a=\(count)"))
      scheduler.advanceTo(scheduler.clock.addingTimeInterval(3))
    }
    return sink.results.map(\.outcome)
  }
}

private final class HabitualHandler: ObservableLegacyHandler {
  private let values = PublishSubject<CounterViewData>()
  private let environment: LegacyEnvironment
  private let behaviour: StreamFixture.Behaviour

  init(_ environment: LegacyEnvironment, _ behaviour: @escaping StreamFixture.Behaviour) {
    self.environment = environment
    self.behaviour = behaviour
  }

  var output: Observable<CounterViewData> { values }

  func configure(_ response: CounterResponse) {
    behaviour(response.count, values.on, environment)
  }
}
