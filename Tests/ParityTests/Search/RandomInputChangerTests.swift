import ScreenDocument
import StrictJSON
import TestSupport
import Testing

@testable import Parity

/// What a random change reports about itself.
@Suite(.long) struct RandomInputChangerTests {
  @Test func `a removal that is reported is in the input`() throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    let payload = try JSONDocument(Array(#"[{"a": 1}]"#.utf8)).root
    let response = ResponseData(kind: "k", id: "k", position: 0, payload: payload)
    let input = SearchInput(JournalLine(context: JournalContext(), responses: [response]))
    var settings = SearchVariationSettings()
    settings.variesMomentTimeZoneAndLocale = false
    settings.addsResponsesAndFlips = false
    var removals = 0
    // A removal and then a replacement of several values is rare.
    for _ in 0..<10_000 {
      var changer = RandomInputChanger(
        values: RandomReplacementValues(settings),
        kind: "k",
        donorInputs: [],
        removalResults: RemovalResults(),
        settings: settings,
        random: SearchRandom(seed: random.next())
      )
      let changed = changer.changed(input)
      guard changer.lastRemoval?.path == ["*", "a"] else { continue }
      removals += 1
      let elements = try #require(changed.responses.first?.payload.elements)
      let lacksMember = elements.contains { ($0["a"] ?? .null) == .null }
      #expect(lacksMember, "seed \(seed): \(elements.map { $0.text() })")
    }
    #expect(removals > 0, "seed \(seed)")
  }
}

extension JSONTree {
  /// The elements of an array; `nil` for any other value.
  fileprivate var elements: [JSONTree]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }
}
