package import BenchmarkKit
import ScreenBenchmarks
import ScreenDocument
import ScreenDump
import StrictJSON
import TopScreen
import UIStateLayer

/// The writing of a composed screen as an HTML page; per content.
///
/// The floor writes the same screen as JSON; both include the encoding of its view data.
@MainActor
package let pageBenchmarks: [Benchmark] = [100, 1_000, 10_000].map { count in
  Benchmark(
    "html",
    "\(count) contents, per content",
    units: count,
    subject: {
      let composition = composition(of: count)
      return {
        let report = ShowReport(screen: DumpedScreen(name: "cards", composition: composition))
        precondition((report.document(in: .html)?.utf8.count ?? 0) > count * 1_000)
      }
    },
    floor: {
      let composition = composition(of: count)
      return {
        let report = ShowReport(screen: DumpedScreen(name: "cards", composition: composition))
        precondition(report.json.text(style: .pretty).utf8.count > count * 500)
      }
    }
  )
}

@MainActor
private func composition(of count: Int) -> ScreenComposition {
  let model = HomeScreenModel(state: CardScreen(), routes: CardScreen.routes) {
    CardScreen.context
  }
  model.show(CardScreen.document(of: count))
  return model.composition
}
