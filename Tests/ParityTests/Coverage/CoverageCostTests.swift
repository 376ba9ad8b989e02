import Basics
import StrictJSON
import TestSupport
import Testing

@testable import Parity

/// What a response costs is counted, not timed.
@Suite(.long) struct CoverageCostTests {
  private static func coverage(_ response: String, limit: Int) throws -> KindCoverage {
    var coverage = KindCoverage(limit: limit)
    coverage.add(try JSONDocument(Array(response.utf8)).root, at: nil)
    coverage.checkTreeInvariants()
    return coverage
  }

  /// Each object of the second half replaces a deeper path, which has to be found.
  @Test func `a path more than are kept costs a logarithm of those, not all of them`() throws {
    let limit = 1_024
    let members = (0..<2 * limit).map { #""m\#($0)": {"x": 1, "y": 2}"# }
    let coverage = try Self.coverage("{ \(members.joined(separator: ",")) }", limit: limit)
    #expect(coverage.omitsPaths)
    #expect(coverage.nodes.count == limit + 1)
    let paths = 3 * members.count
    let comparisons = coverage.removalOrder.rankComparisonCount
    #expect(limit..<paths * 2 * 11 ~= comparisons)
  }

  @Test func `an object costs its own members, not all that others had`() throws {
    let members = (0..<500).map { #""m\#($0)": 1"# }.joined(separator: ",")
    let empty = Array(repeating: "{}", count: 1_000).joined(separator: ",")
    let coverage = try Self.coverage("[{ \(members) }, \(empty)]", limit: 1_024)
    #expect(500...1_500 ~= coverage.memberAbsenceCheckCount)
    let absent = coverage.paths.filter { $0.coverage.cells.contains(.absent) }
    #expect(absent.count == 500)
  }

  @Test func `the rank of a path is that of its text, built token by token or at once`() {
    let tokens = ["a/b", "*", "~", "ü"]
    for count in 0...tokens.count {
      let rank = tokens[..<count].reduce(CoveragePathRank.root) { $0.appending($1) }
      let text = JSONPointer(tokens: Array(tokens[..<count])).description
      #expect(rank.depth == count)
      #expect(rank.hash.value == FNV1a.hash(text.utf8))
    }
  }

  @Test func `the first path to go is always the one of the greatest rank`() {
    var kept = (0..<200).map { CoveragePathRank.root.appending("k\($0)") }
    var order = CoveragePathRemovalOrder(kept.enumerated().map { ($1, $0) })
    for number in 0..<2_000 {
      let new = CoveragePathRank.root.appending("n\(number)")
      let greatest = kept.max()
      let node = order.replacePathOfGreatestRank(ifAbove: new)
      #expect((node != nil) == (greatest.map { new < $0 } ?? false))
      guard let node else { continue }
      #expect(kept[node] == greatest)
      kept[node] = new
    }
  }
}
