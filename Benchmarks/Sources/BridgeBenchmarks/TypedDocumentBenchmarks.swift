package import BenchmarkKit
import Bridge
import LegacyRx
import Parity
import ScreenBenchmarks
import ScreenDocument
import TopScreen

/// Delivering a typed document of twelve contents, per content, and comparing where the stage says so.
///
/// The floor delivers the same responses to the same bridge one by one, with `deliver(_:for:id:)`.
@MainActor
package let typedDocumentBenchmarks: [Benchmark] = Stage.allCases.flatMap { stage in
  [
    Benchmark(
      "typed document",
      "\(stage), per content",
      units: contents,
      subject: {
        let documents = responses.map(document)
        return delivering(on: stage) { bridge, isOdd in
          bridge.deliver(documents[isOdd ? 1 : 0].contents)
        }
      },
      floor: { deliveringOneByOne(on: stage) }
    ),
    Benchmark(
      "typed document, built and delivered",
      "\(stage), per content",
      units: contents,
      subject: {
        delivering(on: stage) { bridge, isOdd in
          bridge.deliver(document(of: responses[isOdd ? 1 : 0]).contents)
        }
      },
      floor: { deliveringOneByOne(on: stage) }
    ),
  ]
}

private let contents = 12
private let ids = (0..<contents).map { ContentID("card-\($0)") }
private let responses = [CardResponse(number: 0), CardResponse(number: 1)]

private func document(of response: CardResponse) -> ContentDocument {
  ContentDocument { for id in ids { TypedContent(.card, id: id, response) } }
}

@MainActor
private func deliveringOneByOne(on stage: Stage) -> @MainActor () -> Void {
  delivering(on: stage) { bridge, isOdd in
    let response = responses[isOdd ? 1 : 0]
    for id in ids { bridge.deliver(response, for: .card, id: id) }
  }
}

@MainActor
private func delivering(
  on stage: Stage,
  _ deliver: @escaping @MainActor (ContentBridge<CardScreen>, _ isOdd: Bool) -> Void
) -> @MainActor () -> Void {
  let bridge = ContentBridge(
    state: CardScreen(),
    routes: CardScreen.routes,
    handlers: LegacyHandlers { LegacyHandler(.card) { _ in CardHandler() } },
    stages: StageFlags(overrides: StageOverrides(all: stage)),
    environment: LegacyEnvironment(effects: RecordingEffects())
  )
  var isOdd = false
  return {
    isOdd.toggle()
    deliver(bridge, isOdd)
    if stage.compares {
      bridge.runCandidates()
      precondition(bridge.compare().allSatisfy { $0.outcome == .matched })
    }
  }
}
