package import BenchmarkKit
import Bridge
import LegacyRx
import Parity
import ScreenBenchmarks
import ScreenDocument
import TopScreen
import UIStateLayer

/// How long a delivery occupies the main queue before the shown side is updated, with and without a
/// candidate; per response.
///
/// The comparison runs in later turns, which are not measured: responses wait, or supersede one
/// another.
@MainActor
package let shownSideBenchmarks: [Benchmark] = [(Stage.shadow, Stage.off), (.live, .complete)].map {
  stage,
  alone in
  Benchmark(
    "until shown",
    "\(stage) beside \(alone), per response",
    units: contents,
    subject: { deliveries(on: stage) },
    floor: { deliveries(on: alone) }
  )
}

@MainActor
private func deliveries(on stage: Stage) -> @MainActor () -> Void {
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
  }
}

private let contents = 12
private let responses = [CardResponse(number: 0), CardResponse(number: 1)]
