import ScreenDocument
import StrictJSON
import Testing

@testable import Parity

@Suite struct ReplacementValuesTests {
  @Test(arguments: ["12", "-3", "4.25", "0.04", "0.0", "-0.5", "1e3"])
  func `a number moves through every cell of its type`(number: String) throws {
    let recorded = try JSONDocument(Array("{\"a\":\(number)}".utf8)).root
    let place = try #require(recorded.tree.places().last)
    let value = try #require(recorded.tree[place: place.indices])
    var coverage = Coverage()
    coverage.add(recorded, of: "k", at: nil)
    for change in ReplacementValues().changes(of: value, at: place, moment: nil) {
      let changed = try #require(recorded.tree.applying(change, at: place))
      coverage.add(try JSONDocument(Array(changed.text().utf8)).root, of: "k", at: nil)
    }
    let path = try #require(coverage.paths(of: "k").first { $0.pointer.tokens == ["a"] })
    #expect(path.coverage.unreachedCells == [])
  }
}
