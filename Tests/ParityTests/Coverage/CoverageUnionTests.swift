import Foundation
import ScreenDocument
import StrictJSON
import TestSupport
import Testing

@testable import Parity

/// Coverage is a union: the order of lines, repetition and parts make no difference.
@Suite(.long) struct CoverageUnionTests {
  static func line(using random: inout Seeded) throws -> JournalLine {
    let zones = ["Asia/Tokyo", "Europe/Berlin", "America/New_York"]
    let tree = tree(depth: 0, using: &random)
    return JournalLine(
      context: JournalContext(
        moment: Date(
          timeIntervalSince1970: .random(in: 1_700_000_000...1_800_000_000, using: &random)
        ),
        timeZone: TimeZone(identifier: zones.randomElement(using: &random) ?? ""),
        appVersion: "\(Int.random(in: 0..<30, using: &random))"
      ),
      responses: [
        ResponseData(
          kind: Bool.random(using: &random) ? "a" : "b",
          id: "id",
          position: 0,
          payload: try JSONDocument(Array(tree.text().utf8)).root
        )
      ]
    )
  }

  /// A random value; now and then an object of so many members that not all paths are kept.
  private static func tree(depth: Int, using random: inout Seeded) -> JSONTree {
    switch Int.random(in: 0..<(depth < 4 ? 9 : 5), using: &random) {
    case 0: .null
    case 1: .bool(.random(using: &random))
    case 2: .number("\(Int.random(in: -3...12, using: &random))")
    case 3, 4: .string(String(Int.random(in: 0..<40, using: &random)))
    case 5:
      .array(
        (0..<Int.random(in: 0...12, using: &random)).map { _ in
          tree(depth: depth + 1, using: &random)
        }
      )
    default: object(depth: depth, using: &random)
    }
  }

  private static func object(depth: Int, using random: inout Seeded) -> JSONTree {
    let isMap = Int.random(in: 0..<12, using: &random) == 0
    var names: Set<String> = []
    for _ in 0..<Int.random(in: 0...(isMap ? 30 : 5), using: &random) {
      names.insert("m\(Int.random(in: 0..<(isMap ? 90 : 6), using: &random))")
    }
    return .object(
      names.sorted().map { name in
        JSONTree.Member(key: name, value: tree(depth: isMap ? 4 : depth + 1, using: &random))
      }
    )
  }

  static func coverage(_ lines: some Sequence<JournalLine>) -> Coverage {
    var coverage = Coverage(maximumPaths: 40)
    for line in lines {
      coverage.add(line)
      for kind in coverage.coverageByKind.values { kind.checkTreeInvariants() }
    }
    return coverage
  }

  @Test(arguments: 0..<8)
  func `order, repetition and parts of a corpus make no difference`(_: Int) throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    let lines = try (0..<24).map { _ in try Self.line(using: &random) }
    let whole = Self.coverage(lines).text

    #expect(Self.coverage(lines.shuffled(using: &random)).text == whole, "seed \(seed)")
    #expect(Self.coverage(lines + lines.prefix(9)).text == whole, "seed \(seed)")

    let cut = Int.random(in: 0...lines.count, using: &random)
    var joined = Self.coverage(lines[..<cut])
    joined.formUnion(Self.coverage(lines[cut...]))
    #expect(joined.text == whole, "seed \(seed)")
    var reversed = Self.coverage(lines[cut...])
    reversed.formUnion(Self.coverage(lines[..<cut]))
    #expect(reversed.text == whole, "seed \(seed)")
    reversed.formUnion(joined)
    #expect(reversed.text == whole, "seed \(seed)")
  }

  @Test func `a corpus of more paths than are kept says so, and keeps the shallowest`() throws {
    let names = (0..<80).map { #""m\#($0)": {"x": 1}"# }.joined(separator: ",")
    var coverage = Coverage(maximumPaths: 64)
    coverage.add(try CoverageCellTests.line("{ \(names) }"))
    #expect(coverage.omitsPaths(of: "k"))
    let paths = coverage.paths(of: "k")
    #expect(paths.count == 65)
    #expect(paths.allSatisfy { $0.pointer.tokens.count <= 1 })
  }
}
