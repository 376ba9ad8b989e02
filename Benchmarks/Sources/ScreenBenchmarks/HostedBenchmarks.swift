package import BenchmarkKit
import Foundation
import ScreenDocument
import StrictJSON
import TopScreen
import UIStateLayer

/// One updated content in a stack that a host shows, per entry: the cost may grow with the stack no
/// faster than a loop over both buffers.
///
/// The floor is that loop, over equal stacks in distinct buffers; with a response, it also decodes it
/// with a `JSONDecoder`, maps it and writes it to a dictionary.
@MainActor
package let hostedBenchmarks: [Benchmark] = [40, 400, 4_000].flatMap { count in
  [hostedUpdate(of: count), contentRefresh(of: count)]
}

@MainActor
private func hostedUpdate(of count: Int) -> Benchmark {
  Benchmark(
    "stack",
    "one update sent to a host, \(count) entries",
    units: count,
    subject: {
      let host = CountingStackHost()
      let stack = HostedStack(host: host)
      let old = StackEdits.stack(of: count)
      let new = StackEdits(updates: 1).applied(to: old)
      stack.show(old)
      var isOld = true
      return {
        let before = host.updates
        isOld.toggle()
        stack.show(isOld ? old : new)
        precondition(host.updates == before + 1)
      }
    },
    floor: { unchangedPlaces(of: count) }
  )
}

@MainActor
private func contentRefresh(of count: Int) -> Benchmark {
  Benchmark(
    "stack",
    "one content refreshed on a hosted screen, \(count) contents",
    units: count,
    subject: {
      let host = CountingStackHost()
      let model = HomeScreenModel(state: CardScreen(), routes: CardScreen.routes) {
        CardScreen.context
      }
      model.show(CardScreen.document(of: count))
      model.screen.attach(host)
      let responses = refreshedCards(of: count)
      var isFirst = false
      return {
        let before = host.updates
        isFirst.toggle()
        model.show(responses[isFirst ? 0 : 1])
        precondition(host.updates == before + 1)
      }
    },
    floor: {
      let comparison = unchangedPlaces(of: count)
      let decoder = JSONDecoder()
      let responses = refreshedCards(of: count)
        .map { (id: $0.id.rawValue, data: Data($0.payload.bytes)) }
      var cards: [String: CardViewData] = [:]
      var isFirst = false
      return {
        comparison()
        isFirst.toggle()
        let response = responses[isFirst ? 0 : 1]
        guard let card = try? decoder.decode(CardResponse.self, from: response.data) else { return }
        let data = CardViewData(card)
        precondition(cards.updateValue(data, forKey: response.id) != data)
      }
    }
  )
}

/// The card in the middle of a screen, as two different responses.
@MainActor
private func refreshedCards(of count: Int) -> [ResponseData] {
  [count, count + 1].map { number in
    let id = "card-\(count / 2)"
    let text =
      #"{"contents":[{"type":"card","id":"\#(id)","value":\#(CardResponse(number: number).json)}]}"#
    do {
      return try ContentDocument(reading: Array(text.utf8)).contents[0]
    } catch {
      preconditionFailure("The benchmark's own document cannot be read: \(error)")
    }
  }
}

/// A host that counts the updates that it receives.
private final class CountingStackHost: StackHost {
  private(set) var updates = 0

  func insert(_ item: StackItem, at index: Int) {}
  func move(_ id: ContentID, from index: Int, to destination: Int) {}
  func remove(_ id: ContentID, at index: Int) {}
  func rehost(_ item: StackItem, at index: Int) {}
  func update(_ item: StackItem, at index: Int) { updates += 1 }
}
