import ScreenDocument
import StrictJSON
import Testing

@testable import Parity

/// Which recorded values are tried again, and which numbers of shown texts are tried as limits.
@Suite struct RandomReplacementValuesTests {
  @Test(arguments: [
    ("9,999+", [9_999]), ("99＋ reviews", [99]), ("3以上", [3]), ("2つ以上", []),
    ("≥ 100", [100]), ("≧5 of 7", [5]), ("≥ ¥1,000", [1_000]), ("≥\u{3000}20 30", [20]),
    ("Home > 2026", []), ("≥ a 7", []), ("100 ≥ 20+", [20]), ("12 ≥", []), ("7", []), ("", []),
  ])
  func `a number with a sign of comparison beside it is a limit`(text: String, limits: [Int]) {
    var values = RandomReplacementValues()
    values.add(output: .object(["label": .string(text)]), differingFrom: nil, of: "shelf")
    #expect(values.numbersShownAsLimits(of: "shelf") == limits)
  }

  /// The values that are tried instead of a text at the deepest place of a response.
  private static func triedValues(
    at response: JSONTree,
    after recorded: [JSONTree]
  ) throws -> Set<JSONTree> {
    var values = RandomReplacementValues()
    for tree in recorded { values.add(recorded: tree, of: "shelf") }
    let path = try #require(response.places().last).path
    var random = SearchRandom(seed: 1)
    return Set(
      (0..<200).map { _ in
        values.randomValue(
          insteadOf: .string("x"),
          of: "shelf",
          at: path,
          around: nil,
          using: &random
        )
      }
    )
  }

  @Test(arguments: ["a", "*", "\\", "\\*"])
  func `a recorded value of a member of any name is tried again`(name: String) throws {
    let recorded = JSONTree.object([JSONTree.Member(key: name, value: .string("recorded"))])
    let tried = try Self.triedValues(at: recorded, after: [recorded])
    #expect(tried.contains(.string("recorded")))
  }

  @Test func `a value of a member that is named as a wildcard is not tried as an element`() throws {
    let list = JSONTree.array([.string("element")])
    let object = JSONTree.object([JSONTree.Member(key: "*", value: .string("member"))])
    let tried = try Self.triedValues(at: list, after: [object, list])
    #expect(tried.contains(.string("element")))
    #expect(!tried.contains(.string("member")))
  }
}
