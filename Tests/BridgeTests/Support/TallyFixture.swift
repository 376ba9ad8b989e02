import Bridge
import CounterScreen
import Foundation
import LegacyRx
import Parity
import ScreenDocument
import TopScreen
import UIStateLayer

extension InteractiveContentKey
where Response == CounterResponse, Output == CounterViewData, Action == Int {
  /// A counter to which the user adds numbers.
  static var tally: Self { Self("counter") }
}

/// A bridge with a counter to which the user adds numbers, on virtual time.
@MainActor
final class TallyFixture {
  let stages: StageFlags
  let bridge: ContentBridge<SumUIState>
  private let list = HandlerList()
  private let scheduler = HistoricalScheduler(initialClock: ViewDataContext.tokyo.now)

  @MainActor
  private final class HandlerList {
    var handlers: [TallyHandler] = []
    var onAction: (Int) -> Void = { _ in }
  }

  init(
    _ stage: Stage,
    feeding kinds: [ContentKind] = [],
    workAfterResponse: Duration = .seconds(10),
    failingAction: Int? = nil,
    candidates: CandidateSettings = CandidateSettings()
  ) {
    let list = list
    stages = StageFlags(overrides: StageOverrides(kinds: ["counter": stage]))
    bridge = ContentBridge(
      state: SumUIState(),
      routes: ContentRoutes {
        ContentRoute(.tally, slots: \.counter, startingFrom: 0) { count, event in
          switch event {
          case .response(let response): count = response.count
          case .action(let number): count += number
          }
          return CounterViewData(count)
        }
      },
      handlers: LegacyHandlers {
        LegacyHandler(.tally, feeding: kinds) { environment -> TallyHandler in
          let handler = TallyHandler(environment, workAfterResponse, failingAction) {
            list.onAction($0)
          }
          list.handlers.append(handler)
          return handler
        }
        LegacyHandler(.sum) { _ in SilentHandler() }
      },
      stages: stages,
      environment: .virtual(scheduler, effects: RecordingEffects()),
      candidates: candidates
    )
  }

  /// Called while a handler handles an action.
  var onAction: (Int) -> Void {
    get { list.onAction }
    set { list.onAction = newValue }
  }

  /// The events of each handler, in the order in which the handlers were created.
  var handlerEvents: [[String]] { list.handlers.map(\.events) }

  func deliver(_ count: Int, thenAdd numbers: [Int]) throws {
    bridge.deliver(try ContentDocument.counters("counter#a=\(count)").contents)
    for number in numbers { try add(number) }
  }

  func add(_ number: Int) throws {
    try bridge.send(number, to: "a", of: .tally)
  }

  func settle() {
    scheduler.advanceTo(scheduler.clock.addingTimeInterval(1))
  }
}

/// A legacy counter that works for some time after a response, and emits within each action.
///
/// If it does not work after a response, it emits within the response.
private final class TallyHandler: ActingLegacyHandler {
  let output: Observable<CounterViewData>
  private(set) var events: [String] = []
  private let counts = PublishSubject<Int>()
  private let environment: LegacyEnvironment
  private let workAfterResponse: Duration
  private let failingAction: Int?
  private let onAction: (Int) -> Void
  private var work: Cancellation?
  private var count = 0

  init(
    _ environment: LegacyEnvironment,
    _ workAfterResponse: Duration,
    _ failingAction: Int?,
    onAction: @escaping (Int) -> Void
  ) {
    self.environment = environment
    self.workAfterResponse = workAfterResponse
    self.failingAction = failingAction
    self.onAction = onAction
    output = counts.map { CounterViewData($0) }
  }

  func configure(_ response: CounterResponse) {
    events.append("response \(response.count)")
    count = response.count
    guard workAfterResponse > .zero else { return counts.onNext(count) }
    work = environment.background.schedule(after: workAfterResponse) {}
  }

  func handle(_ number: Int) {
    work = nil
    events.append("begin \(number)")
    onAction(number)
    if number == failingAction {
      counts.onError(TallyFailure())
    } else {
      counts.onNext(count + number)
    }
    count += number
    events.append("end \(number)")
  }
}

private struct TallyFailure: Error {}
