package import BenchmarkKit
import Foundation
import ScreenDocument

/// The composition of a block page from its three documents, per element.
///
/// The floor decodes the three with one `JSONDecoder`, and joins nothing.
@MainActor
package let blockPageBenchmarks: [Benchmark] = [100, 1_000, 10_000].map { count in
  Benchmark(
    "block page",
    "\(count) elements, per element",
    units: count,
    subject: {
      let page = BlockPageText(elements: count)
      return {
        guard let document = try? ContentDocument(reading: page.payload) else {
          preconditionFailure("The page is read.")
        }
        precondition(document.contents.count == count / 20 && document.diagnostics.isEmpty)
        blackhole(document)
      }
    },
    floor: {
      let page = BlockPageText(elements: count)
      let (layout, property, data) = (Data(page.layout), Data(page.property), Data(page.data))
      let decoder = JSONDecoder()
      return {
        let rows = try? BlockPageRows(layout: layout, property: property, data: data, with: decoder)
        precondition(rows?.data.count == count + count / 20)
        blackhole(rows)
      }
    }
  )
}
