package import BenchmarkKit
import Bridge
import LegacyRx
import Parity
import ScreenBenchmarks
import ScreenDocument
import TopScreen
import UIStateLayer

/// The delivery of decoded responses to a screen of twelve contents, with a comparison on the
/// stages that compare; per response.
///
/// Two fixed values alternate, so every delivery changes the value. The floor makes the same
/// deliveries and comparisons with a hand-written `switch`.
@MainActor
package let deliveryBenchmarks: [Benchmark] = Stage.allCases.map { stage in
  Benchmark(
    "deliver",
    "\(stage), per response",
    units: contents,
    subject: {
      let bridge = ContentBridge(
        state: CardScreen(),
        routes: CardScreen.routes,
        handlers: LegacyHandlers { LegacyHandler(.card) { _ in CardHandler() } },
        stages: StageFlags(overrides: StageOverrides(all: stage)),
        environment: LegacyEnvironment(effects: RecordingEffects())
      )
      let ids = (0..<contents).map { ContentID("card-\($0)") }
      var isOdd = false
      return {
        isOdd.toggle()
        let response = responses[isOdd ? 1 : 0]
        for id in ids { bridge.deliver(response, for: .card, id: id) }
        if stage.compares {
          bridge.runCandidates()
          precondition(bridge.compare().allSatisfy { $0.outcome == .matched })
        }
      }
    },
    floor: {
      let state = CardScreen()
      let switches = (0..<contents).map {
        HandWrittenSwitch(stage: stage, slot: state.card["card-\($0)"])
      }
      var isOdd = false
      return {
        isOdd.toggle()
        let response = responses[isOdd ? 1 : 0]
        for one in switches { one.deliver(response) }
        if stage.compares {
          for one in switches { one.runCandidate(response) }
          for one in switches {
            one.compare()
            precondition(one.mismatches == 0)
          }
        }
      }
    }
  )
}

private let contents = 12
private let responses = [CardResponse(number: 0), CardResponse(number: 1)]
