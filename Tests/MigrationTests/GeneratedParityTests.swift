import Bridge
import CounterScreen
import Parity
import ScreenDocument
import StrictJSON
import Testing

@testable import SampleHome

/// Both sides on generated responses: the sample's, with values changed to the edges.
@MainActor
@Suite struct GeneratedParityTests {
  @Test(arguments: UInt64(0)..<70)
  func `both sides match on mutated values`(seed: UInt64) throws {
    var mutation = ResponseMutation(seed: seed)
    let tree = mutation.mutated(try JSONDocument(SampleScreen.bytes("home")).root.tree)
    let text = tree.text(style: .compact, sortedKeys: false)
    try expectParity(try ContentDocument(reading: Array(text.utf8)), seed: seed)
  }

  @Test(arguments: UInt64(0)..<50)
  func `both sides of a block page match on mutated data`(seed: UInt64) throws {
    var mutation = ResponseMutation(seed: seed)
    let tree = mutation.mutatedData(try JSONDocument(SampleScreen.bytes("page/data")).root.tree)
    let text = tree.text(style: .compact, sortedKeys: false)
    try expectParity(try SampleScreen.page(data: Array(text.utf8)), seed: seed)
  }

  private func expectParity(_ document: ContentDocument, seed: UInt64) throws {
    let screen = SampleScreen(
      StageFlags(overrides: StageOverrides(all: .shadow)),
      secondsLate: seed.isMultiple(of: 2) ? 0 : 0.4
    )

    _ = screen.show(document)

    #expect(!screen.sink.results.isEmpty, "seed \(seed)")
    for result in screen.sink.results where result.outcome != .matched {
      let payload = document.contents.first { $0.id == result.id }?.payload.tree
      Issue.record(
        """
        seed \(seed): '\(result.id)' \(result.outcome)
        \(result.differences.map { "\($0.path): \($0.legacy as Any) / \($0.state as Any)" })
        \(payload?.text(style: .compact) ?? "")
        """
      )
    }
  }
}
