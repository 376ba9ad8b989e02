import Bridge
import CounterScreen
import Dispatch
import Foundation
import LegacyRx
import Parity
import ScreenDocument
import TopScreen

/// A screen of counters whose sides take as long as one says, on virtual time.
///
/// Time passes only where a side runs: both clocks are moved by hand.
@MainActor
final class SlowScreen {
  let documents = PublishSubject<ContentDocument>()
  let sink = VersionedSink()
  /// What happened, in order: `shown a 1`, `candidate b 2`.
  private(set) var log: [String] = []
  /// How many milliseconds a run of the new side takes, by the number that it gets.
  var stateTime: (Int) -> Int = { _ in 0 }
  /// What the sink is told: a dot a result, a line after each turn.
  private(set) var told = ""
  /// How many milliseconds the sink takes with a result.
  var sinkTime = 0
  /// How many milliseconds a handler takes.
  var legacyTime = 0
  private(set) var model: TopViewModel<CounterUIState>
  private let scheduler = HistoricalScheduler(initialClock: RouteContext.tokyo.now)
  private let steady = SteadyClock()

  /// - Parameters:
  ///   - stage: The stage of the counters.
  ///   - candidates: What the sides that are not shown may cost.
  ///   - stages: The stages, if not the same for all.
  ///   - delay: How many milliseconds a handler works in the background; `nil` if it shows nothing.
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
      timeZone: RouteContext.tokyo.timeZone,
      locale: RouteContext.tokyo.locale,
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
      told += "."
      _ = scheduler.scheduleRelative((), dueTime: .nanoseconds(0)) { [weak self] in
        if self?.told.last == "." { self?.told += "|" }
        return Disposables.create()
      }
    }
  }

  /// Shows one counter for each number; their ids are their places, from 0.
  func show(_ counts: [Int]) throws {
    documents.onNext(
      try .counters(counts.enumerated().map { "counter#\($0.offset)=\($0.element)" })
    )
  }

  /// Lets everything happen that is due, without the steady clock.
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

/// A sink that keeps results, and what kinds were noted on.
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

  func note(_ kind: ContentKind, on version: EvidenceVersion) {
    notes.append("\(kind) \(version.stage.map(\.rawValue) ?? "–")")
  }
}

/// An old counter that works in the background, or shows nothing, and never completes.
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
