package import BenchmarkKit
import ScreenDocument

/// The composition of a block page from its three documents, per element.
///
/// The floor scans the bytes of the three once.
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
      return {
        for bytes in [page.layout, page.property, page.data] {
          precondition(ByteScan.depth(of: bytes) == 0)
        }
      }
    }
  )
}
