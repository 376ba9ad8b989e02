import Bridge
import CounterScreen
import Dispatch
import Foundation
import LegacyRx
import Parity
import ScreenDocument
import TopScreen

/// A screen of counters whose sides take a set time, on virtual time.
///
/// Time passes only while a side runs: tests advance both clocks.
@MainActor
final class SlowScreen {
  let documents = PublishSubject<ContentDocument>()
  let sink = VersionedSink()
  /// The events in order: `shown a 1`, `candidate b 2`.
  private(set) var log: [String] = []
  /// The milliseconds that a run of the state side takes, by the number that it receives.
  var stateTime: (Int) -> Int = { _ in 0 }
  /// The calls of the sink: a dot per result, a bar after each turn.
  private(set) var sinkLog = ""
  /// The milliseconds that the sink takes per result.
  var sinkTime = 0
  /// The milliseconds that a handler takes.
  var legacyTime = 0
  private(set) var model: TopViewModel<CounterUIState>
  private let scheduler = HistoricalScheduler(initialClock: ViewDataContext.tokyo.now)
  private let steady = SteadyClock()

  /// - Parameters:
  ///   - stage: The stage of the counters.
  ///   - candidates: The limits of candidates.
  ///   - stages: The stages, if they are not the same for all.
  ///   - delay: The milliseconds that a handler works in the background; `nil` if it never emits.
  init(
    _ stage: Stage = .shadow,
    _ candidates: CandidateSettings,
    stages: StageFlags? = nil,
    delay: Int? = 0
  ) {
    let steady = steady
    let scheduler = scheduler
    let box = Box()
    var environment = LegacyEnvironment.virtual(scheduler, effects: RecordingEffects())
    environment.clock = LegacyClock(
      timeZone: ViewDataContext.tokyo.timeZone,
      locale: ViewDataContext.tokyo.locale,
      now: { scheduler.now },
      uptime: { steady.uptime }
    )
    model = TopViewModel(
      documents: documents,
      bridge: ContentBridge(
        state: CounterUIState(),
        routes: ContentRoutes {
          ContentRoute(.counter, slots: \.counter) { response in
            MainActor.assumeIsolated { box.screen?.runState(response.count) }
            return CounterViewData(response.count)
          }
        },
        handlers: LegacyHandlers {
          LegacyHandler(.counter) { environment in
            SlowHandler(environment, delay: delay) { box.screen?.runLegacy($0) }
          }
        },
        stages: stages ?? StageFlags(overrides: StageOverrides(all: stage)),
        environment: environment,
        candidates: candidates
      ),
      sink: sink
    )
    box.screen = self
    sink.recorded = { [weak self] in
      guard let self else { return }
      steady.uptime += .milliseconds(sinkTime)
      sinkLog += "."
      _ = scheduler.scheduleRelative((), dueTime: .nanoseconds(0)) { [weak self] in
        if self?.sinkLog.last == "." { self?.sinkLog += "|" }
        return Disposables.create()
      }
    }
  }

  /// Shows one counter for each number; their ids are their indices from 0.
  func show(_ counts: [Int]) throws {
    documents.onNext(
      try .counters(counts.enumerated().map { "counter#\($0.offset)=\($0.element)" })
    )
  }

  /// Runs all due work, without advancing the steady clock.
  func settle(for seconds: Double = 0.5) {
    scheduler.advanceTo(scheduler.clock.addingTimeInterval(seconds))
  }

  /// Ids and outcomes, in order: `0 matched`.
  var results: [String] { sink.results.map { "\($0.id) \($0.outcome)" } }

  private func runState(_ count: Int) {
    log.append("state \(count)")
    steady.uptime += .milliseconds(stateTime(count))
  }

  private func runLegacy(_ count: Int) {
    log.append("legacy \(count)")
    steady.uptime += .milliseconds(legacyTime)
  }

  @MainActor
  private final class Box {
    weak var screen: SlowScreen?
  }

  private final class SteadyClock {
    var uptime = Duration.zero
  }
}

/// A sink that stores results, and the noted kinds.
@MainActor
final class VersionedSink: ParitySink {
  private(set) var results: [Parity.ComparisonResult] = []
  private(set) var notes: [String] = []

  /// Called for each result.
  var recorded: () -> Void = {}

  func record(_ result: Parity.ComparisonResult) {
    results.append(result)
    recorded()
  }

  func recordShown(_ kind: ContentKind, on configuration: KindConfiguration) {
    notes.append("\(kind) \(configuration.stage.map(\.rawValue) ?? "–")")
  }
}

/// A legacy counter that works in the background, or never emits, and never completes.
private final class SlowHandler: ObservableLegacyHandler {
  let output: Observable<CounterViewData>
  private let counts = PublishRelay<Int>()
  private let configured: (Int) -> Void

  init(_ environment: LegacyEnvironment, delay: Int?, configured: @escaping (Int) -> Void) {
    self.configured = configured
    let values = counts.map { CounterViewData($0) }
    output =
      switch delay {
      case nil: .never()
      case 0?: values
      case let delay?:
        values.delay(.milliseconds(delay), scheduler: environment.backgroundScheduler)
      }
  }

  func configure(_ response: CounterResponse) {
    configured(response.count)
    counts.accept(response.count)
  }
}
