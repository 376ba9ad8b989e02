package import BenchmarkKit
import Bridge
import LegacyRx
import Parity
import ScreenBenchmarks
import ScreenDocument
import TopScreen

/// The lookup of the pinned stages of a screen's contents in a bridge, per content.
///
/// The floor looks them up in a dictionary with the same keys.
@MainActor
package let stageBenchmarks: [Benchmark] = [
  Benchmark(
    "stages",
    "pinned stage of a content",
    units: ids.count,
    subject: {
      let bridge = ContentBridge(
        state: CardScreen(),
        routes: CardScreen.routes,
        handlers: LegacyHandlers { LegacyHandler(.card) { _ in CardHandler() } },
        stages: StageFlags(overrides: StageOverrides(all: .live)),
        environment: LegacyEnvironment(effects: RecordingEffects())
      )
      for id in ids { bridge.deliver(CardResponse(number: 0), for: .card, id: id) }
      return {
        var live = 0
        for id in ids where bridge.stage(of: id) == .live { live += 1 }
        precondition(live == ids.count)
      }
    },
    floor: {
      let stages = Dictionary(uniqueKeysWithValues: ids.map { ($0, Stage.live) })
      return {
        var live = 0
        for id in ids where stages[id] == .live { live += 1 }
        precondition(live == ids.count)
      }
    }
  )
]

private let ids = (0..<12).map { ContentID("card-\($0)") }
