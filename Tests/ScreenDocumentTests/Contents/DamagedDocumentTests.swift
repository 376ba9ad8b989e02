import ScreenDocument
import StrictJSON
import TestSupport
import Testing

@Suite(.long) struct DamagedDocumentTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a damaged document that is still JSON composes contents with unique ids`(
    _ seed: UInt64
  ) throws {
    var random = Seeded(seed: seed)
    let original = Array(DamagedJSON.screen.utf8)
    var composed = 0
    for round in 0..<200 {
      let bytes = DamagedJSON.damaged(original, using: &random)
      guard let json = try? JSONDocument(bytes),
        let document = try? ContentDocument(composing: json)
      else { continue }
      composed += 1
      let comment: Comment = "seed \(seed), round \(round): \(bytes)"
      try #require(document.contents.count <= document.elementCount, comment)
      try #require(Set(document.contents.map(\.id)).count == document.contents.count, comment)
    }
    #expect(composed > 0, "seed \(seed)")
  }
}
