package import BenchmarkKit
import Foundation
import ScreenDocument
import StrictJSON

/// The reading of a document of 1 MB, and the decoding of a few contents of a smaller one.
@MainActor
package let jsonBenchmarks: [Benchmark] = [
  Benchmark(
    "json",
    "index and validate 1 MB, per KB",
    units: megabyte.count / 1_000,
    subject: { { checkedIndex(megabyte) } },
    floor: { { UTF8Check.run(megabyte) } }
  ),
  Benchmark(
    "json",
    "the same beside JSONSerialization",
    units: megabyte.count / 1_000,
    subject: { { checkedIndex(megabyte) } },
    floor: {
      let data = Data(megabyte)
      return { blackhole(expecting { try JSONSerialization.jsonObject(with: data) }) }
    }
  ),
  Benchmark(
    "json",
    "slice and decode 5 of 100 contents, beside JSONDecoder over all",
    units: 1,
    subject: {
      {
        let document = expecting { try ContentDocument(reading: screen) }
        let chosen = stride(from: 7, to: 100, by: 20).map { document.contents[$0] }
        let cards = chosen.map { content in
          expecting { try content.payload.decode(MixedContent.self) }
        }
        precondition(cards.count == 5)
        blackhole(cards)
      }
    },
    floor: decodeWithFoundation
  ),
  Benchmark(
    "json",
    "decode all of 100 contents, beside JSONDecoder",
    units: 100,
    subject: {
      {
        let document = expecting { try ContentDocument(reading: screen) }
        let cards = document.contents.map { content in
          expecting { try content.payload.decode(MixedContent.self) }
        }
        precondition(cards.count == 100)
        blackhole(cards)
      }
    },
    floor: decodeWithFoundation
  ),
]

@MainActor
private func decodeWithFoundation() -> @MainActor () -> Void {
  let data = Data(screen)
  let decoder = JSONDecoder()
  return {
    let decoded = expecting { try decoder.decode(MixedScreen.self, from: data) }
    precondition(decoded.views.count == 100)
    blackhole(decoded)
  }
}

private let screen = MixedScreen.text(contents: 100)
private let megabyte = MixedScreen.text(contents: 2_950)

private func checkedIndex(_ bytes: [UInt8]) {
  let document = expecting { try JSONDocument(bytes) }
  precondition(document.indexByteCount <= bytes.count)
  blackhole(document)
}

/// Runs work that fails only if the benchmark itself is wrong.
private func expecting<Result>(_ body: () throws -> Result) -> Result {
  do { return try body() } catch { preconditionFailure("The benchmark's own text: \(error)") }
}
