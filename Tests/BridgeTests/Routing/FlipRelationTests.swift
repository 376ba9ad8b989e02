import Bridge
import CounterScreen
import Foundation
import LegacyRx
import Parity
import ScreenDocument
import Testing
import TopScreen
import UIStateLayer

@MainActor
@Suite struct FlipRelationTests {
  private enum Step: CustomStringConvertible {
    case document
    case counter(Stage)
    case sum(Stage)

    var description: String {
      switch self {
      case .document: "document"
      case .counter(let stage): "counter=\(stage.rawValue)"
      case .sum(let stage): "sum=\(stage.rawValue)"
      }
    }
  }

  @Test(arguments: [true, false])
  func `after any flips, a sum adds the latest counter`(counterIsFirst: Bool) async throws {
    for steps in Self.orders(of: 3) {
      await Task.yield()
      guard let wrong = try Self.run(steps, counterIsFirst: counterIsFirst) else { continue }
      Issue.record("\(steps): \(wrong)")
      return
    }
  }

  @Test func `a flip that an observer of a reading slot requests is performed with the first one`()
    throws
  {
    let fixture = PairFixture(counter: .off, sum: .complete)
    try fixture.show("sum#s=10", "counter#a=1")
    fixture.bridge.deliver(CounterResponse(count: 5), for: .counter, id: "a")
    let observation = fixture.state.sum["s"].observe { value in
      if value == 15 { fixture.stages.overrides.kinds["sum"] = .off }
    }

    fixture.stages.overrides.kinds["counter"] = .complete

    #expect(fixture.bridge.stage(of: "a") == .complete)
    #expect(fixture.bridge.stage(of: "s") == .off)
    #expect(fixture.shown("s") == 15)
    observation.cancel()
  }

  @Test(arguments: [Stage.off, .shadow])
  func `a route that reads a slot is computed for the moment of the flip`(start: Stage) throws {
    let scheduler = HistoricalScheduler(initialClock: ViewDataContext.tokyo.now)
    let state = SumUIState()
    let stages = StageFlags(overrides: StageOverrides(kinds: ["sum": start]))
    let bridge = ContentBridge(
      state: state,
      routes: ContentRoutes {
        ContentRoute(.counter, slots: \.counter) { CounterViewData($0.count) }
        ContentRoute(.sum, slots: \.sum, reading: \.counter) { _, context, _ in
          CounterViewData(Int(context.now.timeIntervalSince(ViewDataContext.tokyo.now)))
        }
      },
      handlers: LegacyHandlers {
        LegacyHandler(.sum) { LegacyCounterHandler($0, offset: 0) { _ in } }
      },
      stages: stages,
      environment: .virtual(scheduler, effects: RecordingEffects())
    )
    for count in 1...2 {
      bridge.deliver(try ContentDocument.counters("sum#s=\(count)").contents)
      scheduler.advanceTo(scheduler.clock.addingTimeInterval(60))
    }

    stages.overrides.kinds["sum"] = .complete

    #expect(state.sum["s"].value == 120)
  }

  /// Returns all orders of a length without flips to the current stage.
  private static func orders(of length: Int) -> [[Step]] {
    var orders: [(steps: [Step], counter: Stage, sum: Stage)] = [([], .off, .off)]
    for _ in 0..<length {
      orders = orders.flatMap { order in
        var longer = [order]
        longer[0].steps.append(.document)
        for stage in Stage.allCases where stage != order.counter {
          longer.append((order.steps + [.counter(stage)], stage, order.sum))
        }
        for stage in Stage.allCases where stage != order.sum {
          longer.append((order.steps + [.sum(stage)], order.counter, stage))
        }
        return longer
      }
    }
    return orders.map(\.steps)
  }

  private static func run(_ word: [Step], counterIsFirst: Bool) throws -> String? {
    let fixture = PairFixture(counter: .off, sum: .off)
    var count = 0
    for (index, step) in ([.document] + word).enumerated() {
      switch step {
      case .document:
        count += 10
        let contents = ["counter#a=\(count)", "sum#s=\(count / 10)"]
        try fixture.show(counterIsFirst ? contents : contents.reversed())
      case .counter(let stage): fixture.stages.overrides.kinds["counter"] = stage
      case .sum(let stage): fixture.stages.overrides.kinds["sum"] = stage
      }
      guard fixture.shown("a") == CounterViewData(count) else {
        return "after \(index) the counter shows \(fixture.shown("a") as Any), not \(count)"
      }
      guard fixture.shown("s") == CounterViewData(count + count / 10) else {
        return "after \(index) the sum shows \(fixture.shown("s") as Any) for \(count)"
      }
    }
    return fixture.outcomes.contains(.mismatched) ? "mismatched" : nil
  }
}
