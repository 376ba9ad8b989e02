package import BenchmarkKit
import Foundation
import ScreenDocument
import StrictJSON
import TopScreen
import UIStateLayer

/// The composition of a screen: each content decoded, mapped, and written to its slot; per content.
@MainActor
package let composeBenchmarks: [Benchmark] =
  [12, 200, 2_000].map { composing($0) } + [12, 200].map { composingBytes($0) }

/// The floor decodes each content with a `JSONDecoder`, maps it and keeps it in a dictionary.
@MainActor
private func composing(_ count: Int) -> Benchmark {
  Benchmark(
    "compose",
    "\(count) contents, per content",
    units: count,
    subject: {
      let document = CardScreen.document(of: count)
      return { show(document, of: count) }
    },
    floor: {
      let decoder = JSONDecoder()
      let payloads = CardScreen.document(of: count).contents
        .map { (id: $0.id.rawValue, data: Data($0.payload.bytes)) }
      return {
        var cards: [String: CardViewData] = [:]
        for payload in payloads {
          guard let card = try? decoder.decode(CardResponse.self, from: payload.data) else {
            continue
          }
          cards[payload.id] = CardViewData(card)
        }
        precondition(cards.count == count)
        blackhole(cards)
      }
    }
  )
}

/// The floor decodes the document with one `JSONDecoder` into an array of rows, and maps them.
@MainActor
private func composingBytes(_ count: Int) -> Benchmark {
  Benchmark(
    "compose",
    "bytes to stack, \(count) contents, per content",
    units: count,
    subject: {
      let bytes = CardScreen.bytes(of: count)
      return {
        guard let document = try? ContentDocument(reading: bytes) else {
          preconditionFailure("The benchmark's own document cannot be read.")
        }
        show(document, of: count)
      }
    },
    floor: {
      let decoder = JSONDecoder()
      let data = Data(CardScreen.bytes(of: count))
      return {
        guard let rows = try? decoder.decode(CardRows.self, from: data) else {
          preconditionFailure("The benchmark's own document cannot be decoded.")
        }
        let cards = rows.contents.map { (id: $0.id, card: CardViewData($0.value)) }
        precondition(cards.count == count)
        blackhole(cards)
      }
    }
  )
}

@MainActor
private func show(_ document: ContentDocument, of count: Int) {
  let model = HomeScreenModel(state: CardScreen(), routes: CardScreen.routes) {
    CardScreen.context
  }
  blackhole(model.show(document))
  precondition(model.screen.stack.items.count == count)
}
