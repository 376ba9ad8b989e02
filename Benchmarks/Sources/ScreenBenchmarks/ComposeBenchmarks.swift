package import BenchmarkKit
import ScreenDocument
import StrictJSON
import TopScreen
import UIStateLayer

/// The composition of a screen: each content decoded, mapped, and written to its slot; per content.
///
/// The floor decodes, maps and writes the same in a loop, and keeps no stack.
@MainActor
package let composeBenchmarks: [Benchmark] = [12, 200, 2_000].map { count in
  Benchmark(
    "compose",
    "\(count) contents, per content",
    units: count,
    subject: {
      let document = CardScreen.document(of: count)
      return {
        let model = HomeScreenModel(state: CardScreen(), routes: CardScreen.routes) {
          CardScreen.context
        }
        blackhole(model.show(document))
        precondition(model.screen.stack.items.count == count)
      }
    },
    floor: {
      let document = CardScreen.document(of: count)
      return {
        let state = CardScreen()
        for response in document.contents {
          guard let card = try? response.payload.decode(CardResponse.self) else { continue }
          state.card[response.id.rawValue].fill(with: CardViewData(card))
        }
        precondition(state.card.count == count)
      }
    }
  )
}
