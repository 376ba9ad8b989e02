import ScreenDocument
import StrictJSON
import TestSupport
import Testing

@testable import Parity

@Suite struct VolatilePathsTests {
  @Test func `patterns remove the covered members only`() throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    for _ in 0..<300 {
      let tree = Self.tree(depth: 4, using: &random)
      // Occasionally more states than one word has bits.
      let count = [0, 1, 3, 40].randomElement(using: &random) ?? 0
      let patterns = try (0..<count).map { _ in
        try ParityPattern(Self.pattern(using: &random))
      }
      let value = try JSONDocument(Array(tree.text().utf8)).root
      let written = value.canonicalBytes(leavingOut: JSONPlacePatterns(patterns.map(\.tokens)))
      let pruned = Self.pruned(tree, at: [], patterns) ?? .null
      let expected = try JSONDocument(Array(pruned.text().utf8)).root.canonicalBytes()
      #expect(
        String(decoding: written, as: UTF8.self) == String(decoding: expected, as: UTF8.self),
        "seed \(seed)"
      )
    }
  }

  @Test func `a pattern of 62 tokens matches to its end`() throws {
    let depth = 62
    let text = String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
    let pattern = try ParityPattern(String(repeating: "/0", count: depth))
    let value = try JSONDocument(Array(text.utf8)).root
    let written = value.canonicalBytes(leavingOut: JSONPlacePatterns([pattern.tokens]))
    #expect(String(decoding: written, as: UTF8.self) == text.replacing("1", with: ""))
  }

  private static func pruned(
    _ tree: JSONTree,
    at place: [String],
    _ patterns: [ParityPattern]
  ) -> JSONTree? {
    if patterns.contains(where: { $0.covers(JSONPointer(tokens: place)) }) { return nil }
    switch tree {
    case .array(let elements):
      return .array(
        elements.enumerated().compactMap { pruned($1, at: place + ["\($0)"], patterns) }
      )
    case .object(let members):
      return .object(
        members.compactMap { member in
          pruned(member.value, at: place + [member.key], patterns)
            .map { .init(key: member.key, value: $0) }
        }
      )
    default: return tree
    }
  }

  private static let names = ["a", "b", "\u{e9}\"", "0", "1"]

  private static func tree(depth: Int, using random: inout Seeded) -> JSONTree {
    switch Int.random(in: 0..<(depth > 0 ? 4 : 1), using: &random) {
    case 0: return .number("\(Int.random(in: 0...9, using: &random))")
    case 1:
      return .array(
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
          tree(depth: depth - 1, using: &random)
        }
      )
    default:
      let count = Int.random(in: 0...4, using: &random)
      return .object(
        names.shuffled(using: &random).prefix(count).map {
          .init(key: $0, value: tree(depth: depth - 1, using: &random))
        }
      )
    }
  }

  private static func pattern(using random: inout Seeded) -> String {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in
      "/" + ((names + ["*", "**"]).randomElement(using: &random) ?? "*")
    }
    .joined()
  }
}
