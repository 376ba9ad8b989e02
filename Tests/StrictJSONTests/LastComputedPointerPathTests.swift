import TestSupport
import Testing

@testable import StrictJSON

@Suite struct LastComputedPointerPathTests {
  private static let text = Array(
    #"{"a":[1,[2,{"b":3,"b":4}],[],{}],"c":{"d":[[5],[6,7]],"e":null},"f":[8,9]}"#.utf8
  )

  private static func values(of document: JSONDocument) -> [JSONValue] {
    var values: [JSONValue] = []
    func visit(_ value: JSONValue) {
      values.append(value)
      for (_, member) in value.members { visit(member) }
      for element in value.elements { visit(element) }
    }
    visit(document.root)
    return values
  }

  @Test func `the trail reuses the common path to the next value`() {
    var trail = LastComputedPointerPath()
    trail.record(child: 3, index: 0, at: 0, in: 0)
    trail.record(child: 20, index: 4, at: 1, in: 5)

    trail.record(child: 3, index: 0, at: 0, in: 0)
    #expect(trail.childOnLastPath(at: 1, in: 5, upTo: 40)?.child == 20)
    #expect(trail.childOnLastPath(at: 1, in: 5, upTo: 40)?.index == 4)
    #expect(trail.childOnLastPath(at: 1, in: 5, upTo: 19) == nil)
    #expect(trail.childOnLastPath(at: 1, in: 6, upTo: 40) == nil)

    trail.record(child: 70, index: 1, at: 0, in: 0)
    #expect(trail.childOnLastPath(at: 1, in: 5, upTo: 80) == nil)
  }

  @Test(arguments: UInt64(0)..<50)
  func `a pointer does not depend on earlier requests`(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    let values = Self.values(of: try JSONDocument(Self.text))
    let expected = try values.indices.map { index in
      Self.values(of: try JSONDocument(Self.text))[index].pointer
    }

    for index in (0..<100).map({ _ in Int.random(in: values.indices, using: &random) }) {
      #expect(values[index].pointer == expected[index], "seed \(seed)")
    }
  }
}
