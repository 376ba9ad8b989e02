import CounterScreen
import Foundation
import LegacyRx
import Parity
import ScreenDocument
import Testing
import TopScreen
import UIStateLayer

@testable import Bridge

/// Flips of a content on which the user acts.
@MainActor
@Suite struct InteractiveFlipTests {
  @Test func `at its deadline an arriving handler receives the steps one after the other`() throws {
    let fixture = TallyFixture(.complete)
    try fixture.deliver(1, thenAdd: [10, 100])
    var rehosted: [[ContentID: Side]] = []
    fixture.bridge.onRehost = { rehosted.append($0) }

    fixture.stages.overrides.kinds["counter"] = .off
    #expect(fixture.handlerEvents == [["response 1"]])
    fixture.settle()

    #expect(
      fixture.handlerEvents == [["response 1", "begin 10", "end 10", "begin 100", "end 100"]]
    )
    #expect(fixture.bridge.output(of: "a") == AnyViewData(CounterViewData(111)))
    #expect(rehosted == [["a": .legacy]])
  }

  /// A handler that still works at its deadline receives its steps then, any other one after its
  /// work.
  @Test(arguments: [Duration.seconds(10), .milliseconds(100)])
  func `an arriving handler that flips its content is not shown, and receives no more steps`(
    work: Duration
  ) throws {
    let fixture = TallyFixture(.complete, workAfterResponse: work)
    try fixture.deliver(1, thenAdd: [10, 100])
    var rehosted: [[ContentID: Side]] = []
    fixture.bridge.onRehost = { rehosted.append($0) }
    fixture.onAction = { _ in fixture.stages.overrides.kinds["counter"] = .complete }

    fixture.stages.overrides.kinds["counter"] = .off
    fixture.settle()

    #expect(fixture.handlerEvents == [["response 1", "begin 10", "end 10"]])
    #expect(fixture.bridge.phase(of: "a") == .ready)
    #expect(rehosted == [])
    try fixture.add(1_000)
    #expect(fixture.bridge.output(of: "a") == AnyViewData(CounterViewData(1_111)))
  }

  @Test(arguments: [Stage.off, .shadow])
  func `a handler that starts beside the slot for its listeners receives the earlier steps`(
    stage: Stage
  ) throws {
    let fixture = TallyFixture(stage, feeding: ["sum"])
    try fixture.deliver(1, thenAdd: [10])
    fixture.bridge.runCandidates()

    fixture.stages.overrides.kinds["counter"] = .complete

    let steps = ["response 1", "begin 10", "end 10"]
    #expect(fixture.handlerEvents == [steps, steps])
  }
}

extension InteractiveContentKey
where Response == CounterResponse, Output == CounterViewData, Action == Int {
  /// A counter to which the user adds numbers.
  fileprivate static var tally: Self { Self("counter") }
}

/// A bridge with a counter to which the user adds numbers, on virtual time.
@MainActor
private final class TallyFixture {
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
    workAfterResponse: Duration = .seconds(10)
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
          let handler = TallyHandler(environment, workAfterResponse) { list.onAction($0) }
          list.handlers.append(handler)
          return handler
        }
        LegacyHandler(.sum) { _ in SilentHandler() }
      },
      stages: stages,
      environment: .virtual(scheduler, effects: RecordingEffects())
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
private final class TallyHandler: ActingLegacyHandler {
  let output: Observable<CounterViewData>
  private(set) var events: [String] = []
  private let counts = PublishRelay<Int>()
  private let environment: LegacyEnvironment
  private let workAfterResponse: Duration
  private let onAction: (Int) -> Void
  private var work: Cancellation?
  private var count = 0

  init(
    _ environment: LegacyEnvironment,
    _ workAfterResponse: Duration,
    onAction: @escaping (Int) -> Void
  ) {
    self.environment = environment
    self.workAfterResponse = workAfterResponse
    self.onAction = onAction
    output = counts.map { CounterViewData($0) }
  }

  func configure(_ response: CounterResponse) {
    events.append("response \(response.count)")
    count = response.count
    work = environment.background.schedule(after: workAfterResponse) {}
  }

  func handle(_ number: Int) {
    work = nil
    events.append("begin \(number)")
    onAction(number)
    counts.accept(count + number)
    count += number
    events.append("end \(number)")
  }
}
