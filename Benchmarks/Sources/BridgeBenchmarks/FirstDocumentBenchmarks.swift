package import BenchmarkKit
import Bridge
import LegacyRx
import Parity
import ScreenBenchmarks
import ScreenDocument
import TopScreen

/// The first document of a screen on which all kinds are `off`, from the models to the stack, and their release; per
/// content.
///
/// The floor is the same through `HomeScreenModel`. The difference of the two times is what the bridge and the handlers
/// cost.
@MainActor
package let firstDocumentBenchmarks: [Benchmark] = [12, 200].map { count in
  Benchmark(
    "first document",
    "off, \(count) contents, per content",
    units: count,
    subject: {
      let document = CardScreen.document(of: count)
      return {
        let model = TopViewModel(documents: Observable<ContentDocument>.never(), bridge: bridge())
        blackhole(model.show(document))
        precondition(model.screen.stack.items.count == count)
      }
    },
    floor: {
      let document = CardScreen.document(of: count)
      return {
        let model = HomeScreenModel(state: CardScreen(), routes: CardScreen.routes) {
          CardScreen.context
        }
        blackhole(model.show(document))
        precondition(model.screen.stack.items.count == count)
      }
    }
  )
}

@MainActor
private func bridge() -> ContentBridge<CardScreen> {
  ContentBridge(
    state: CardScreen(),
    routes: CardScreen.routes,
    handlers: LegacyHandlers { LegacyHandler(.card) { _ in CardHandler() } },
    stages: StageFlags(overrides: StageOverrides(all: .off)),
    environment: LegacyEnvironment(effects: RecordingEffects())
  )
}
