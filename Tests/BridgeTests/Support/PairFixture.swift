import Bridge
import CounterScreen
import Foundation
import LegacyRx
import Parity
import ScreenDocument
import TopScreen
import UIStateLayer

/// A bridge between counters and sums: the legacy sums listen to the legacy counters, the routes
/// read slots.
@MainActor
final class PairFixture {
  let state = SumUIState()
  let stages: StageFlags
  let effects = RecordingEffects()
  let bridge: ContentBridge<SumUIState>
  private(set) var outcomes: [ComparisonOutcome] = []
  var handlerCount: Int { log.count }
  private let scheduler = HistoricalScheduler(initialClock: ViewDataContext.tokyo.now)
  private let screen = ComposedScreen()
  private let log: Log

  @MainActor
  private final class Log {
    var count = 0
  }

  /// - Parameters:
  ///   - counter: The stage of the counters.
  ///   - sum: The stage of the sums.
  ///   - debounce: The time for which a legacy sum waits before it adds a later announcement; `nil`
  ///     if it adds each at once.
  ///   - isStrict: Whether all emissions are compared.
  init(
    counter: Stage,
    sum: Stage,
    debounce: RxTimeInterval? = nil,
    isStrict: Bool = false
  ) {
    let announced = BehaviorRelay(value: -1)
    let log = Log()
    self.log = log
    stages = StageFlags(overrides: StageOverrides(kinds: ["counter": counter, "sum": sum]))
    bridge = ContentBridge(
      state: state,
      routes: SumUIState.routes,
      handlers: LegacyHandlers {
        LegacyHandler(.counter, feeding: ["sum"]) { environment in
          log.count += 1
          return AnnouncingHandler(environment, announced)
        }
        LegacyHandler(.sum) { environment in
          log.count += 1
          return ListeningHandler(environment, announced, debounce)
        }
      },
      stages: stages,
      environment: .virtual(scheduler, effects: effects),
      candidates: CandidateSettings(isStrict: isStrict)
    )
  }

  func deliver(_ contents: String...) throws {
    bridge.deliver(try ContentDocument.counters(contents).contents)
  }

  /// Runs all work of the handlers that is due within half a second.
  func settle() {
    scheduler.advanceTo(scheduler.clock.addingTimeInterval(0.5))
  }

  func show(_ contents: String...) throws {
    try show(contents)
  }

  func show(_ contents: [String]) throws {
    let elements = contents.map { line in
      let parts = line.split(whereSeparator: { "#=".contains($0) })
      return
        #"{ "type": "\#(parts[0])", "id": "\#(parts[1])", "value": { "count": \#(parts[2]) } }"#
    }
    let text = #"{ "contents": [\#(elements.joined(separator: ","))] }"#
    screen.show(try ContentDocument(reading: Array(text.utf8)), through: bridge)
    bridge.runCandidates()
    outcomes += bridge.compare().map(\.outcome)
  }

  /// Returns the shown value of a content, on either side.
  func shown(_ id: ContentID) -> CounterViewData? {
    screen.composition(through: bridge).items.first { $0.id == id }?.content.output?.base
      as? CounterViewData
  }
}

/// A legacy counter: shows its count, announces it, and reports to analytics.
private final class AnnouncingHandler: ObservableLegacyHandler {
  let output: Observable<CounterViewData>
  private let counts = PublishRelay<Int>()
  private let disposeBag = DisposeBag()

  init(_ environment: LegacyEnvironment, _ announced: BehaviorRelay<Int>) {
    output = counts.map { CounterViewData($0) }
    counts.bind(to: announced).disposed(by: disposeBag)
    counts.subscribe(onNext: { _ in
      environment.effects.perform(LegacyEffect(.analytics, "shown"))
    })
    .disposed(by: disposeBag)
  }

  func configure(_ response: CounterResponse) { counts.accept(response.count) }
}

/// A legacy sum: adds the latest announced count.
private final class ListeningHandler: ObservableLegacyHandler {
  let output: Observable<CounterViewData>
  private let counts = ReplaySubject<Int>.create(bufferSize: 1)

  init(
    _ environment: LegacyEnvironment,
    _ announced: BehaviorRelay<Int>,
    _ debounce: RxTimeInterval?
  ) {
    let numbers =
      debounce.map { time in
        Observable.merge(
          announced.take(1),
          announced.skip(1).debounce(time, scheduler: environment.mainScheduler)
        )
      } ?? announced.asObservable()
    output = Observable.combineLatest(counts, numbers) { CounterViewData($0 + $1) }
  }

  func configure(_ response: CounterResponse) { counts.onNext(response.count) }
}
