import CounterScreen
import Foundation
import LegacyRx
import ScreenDocument
import StrictJSON
import TopScreen

@testable import Bridge
@testable import Parity

/// A screen of one counter, whose sides perform the effects that a test sets.
@MainActor
final class EffectScreen {
  typealias Old = (Observable<CounterResponse>, LegacyEnvironment) -> any Disposable
  typealias New = @Sendable (CounterResponse, CounterViewData) -> [RoutedEffect]

  let stages: StageFlags
  let effects = RecordingEffects()
  let sink = RecordingParitySink()
  private let scheduler = HistoricalScheduler(initialClock: ViewDataContext.tokyo.now)
  private let documents = PublishSubject<ContentDocument>()
  private let model: TopViewModel<CounterUIState>

  init(
    _ stage: Stage,
    rules: ParityRules<CounterViewData> = ParityRules(),
    budget: CandidateBudget = .unlimited,
    delay: RxTimeInterval? = nil,
    new: New?,
    old: @escaping Old
  ) {
    stages = StageFlags(overrides: StageOverrides(all: stage))
    model = TopViewModel(
      documents: documents,
      bridge: ContentBridge(
        state: CounterUIState(),
        routes: new.map { .counters(doing: $0) } ?? CounterUIState.routes,
        handlers: LegacyHandlers {
          LegacyHandler(.counter, parity: rules) { EffectHandler($0, old, delay) }
        },
        stages: stages,
        environment: .virtual(scheduler, effects: effects),
        candidates: CandidateSettings(budget: budget)
      ),
      sink: sink
    )
  }

  /// Delivers responses.
  ///
  /// - Parameters:
  ///   - counts: The responses' counts.
  ///   - settles: Whether both sides have time between them.
  /// - Throws: If the fixture is no document.
  func deliver(_ counts: Int..., settles: Bool = true) throws {
    for count in counts {
      documents.onNext(try .counters("counter#a=\(count)"))
      if settles { settle() }
    }
  }

  /// Runs all work that is due within a number of seconds.
  func settle(for seconds: Double = 1) {
    scheduler.advanceTo(scheduler.clock.addingTimeInterval(seconds))
  }

  /// The performed effects as texts.
  var done: [String] { effects.effects.map(\.description) }

  var outcomes: [ComparisonOutcome] { sink.results.map(\.outcome) }

  /// The differences of effects as texts: path, legacy, state.
  var differences: [String] {
    sink.results.flatMap(\.differences).filter { $0.aspect == .effects }.map { difference in
      let sides = [difference.legacy, difference.state].map { $0?.text(style: .compact) ?? "–" }
      return "\(difference.path) \(sides.joined(separator: " "))"
    }
  }
}

/// A legacy counter that performs effects for its responses.
private final class EffectHandler: ObservableLegacyHandler {
  let output: Observable<CounterViewData>
  private let responses = PublishRelay<CounterResponse>()
  private let disposeBag = DisposeBag()

  init(_ environment: LegacyEnvironment, _ old: EffectScreen.Old, _ delay: RxTimeInterval?) {
    let values = responses.map { CounterViewData($0.count) }
    output = delay.map { values.delay($0, scheduler: environment.mainScheduler) } ?? values
    old(responses.asObservable(), environment).disposed(by: disposeBag)
  }

  func configure(_ response: CounterResponse) { responses.accept(response) }
}
