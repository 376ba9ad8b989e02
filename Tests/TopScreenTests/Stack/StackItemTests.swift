import ScreenDocument
import TestSupport
import Testing
import TopScreen

@Suite struct StackItemTests {
  @Test(arguments: UInt64(0)..<200)
  func `items are equal if all of their fields are, and then have one hash`(seed: UInt64) {
    var random = Seeded(seed: seed)
    func fields() -> [String] {
      [
        ["a", "b", "content-1000000-of-the-screen", "content-1000001-of-the-screen"],
        ["card", "kind-of-more-than-fifteen-bytes"], Side.allCases.map(\.rawValue), ["1", "2"],
      ].map { $0.randomElement(using: &random) ?? "" }
    }
    var left = fields()
    // Half of the pairs differ in one field at most.
    var right = fields()
    if seed.isMultiple(of: 2) {
      let place = Int.random(in: 0..<4, using: &random)
      for index in 0..<4 where index != place { right[index] = left[index] }
    }
    if seed.isMultiple(of: 8) { left = right }
    let items = (Self.item(of: left), Self.item(of: right))

    #expect((items.0 == items.1) == (left == right), "seed \(seed)")
    #expect(items.0 != items.1 || items.0.hashValue == items.1.hashValue, "seed \(seed)")
  }

  private static func item(of fields: [String]) -> StackItem {
    // Copies of the texts, so that equal ones share no storage.
    let texts = fields.map { String(decoding: Array($0.utf8), as: UTF8.self) }
    return StackItem(
      id: ContentID(texts[0]),
      kind: ContentKind(texts[1]),
      side: Side(rawValue: texts[2]) ?? .none,
      version: Int(texts[3]) ?? 0
    )
  }
}
