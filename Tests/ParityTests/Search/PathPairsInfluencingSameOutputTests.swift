import ScreenDocument
import StrictJSON
import Testing

@testable import Parity

/// The hashes of the pairs of cells that influence the same place of an output.
@Suite struct PathPairsInfluencingSameOutputTests {
  private static func object(_ members: [(String, JSONTree)]) -> JSONTree {
    .object(members.map { JSONTree.Member(key: $0.0, value: $0.1) })
  }

  /// Pairs that are learned from changes of each member alone, each of which changes the output.
  private static func learning(
    _ response: JSONTree,
    changedTo changed: [JSONTree]
  ) -> PathPairsInfluencingSameOutput {
    var pairs = PathPairsInfluencingSameOutput()
    for (number, next) in changed.enumerated() {
      pairs.learnFromChange(
        response: response,
        changedTo: next,
        output: .integer(-1),
        changedTo: .integer(number),
        of: "k"
      )
    }
    return pairs
  }

  @Test func `the same response has the same hashes in the same order`() {
    let names = (0..<8).map { "m\($0)" }
    let response = Self.object(names.map { ($0, .integer(1)) })
    let changed = names.map { name in
      Self.object(names.map { ($0, .integer($0 == name ? 2 : 1)) })
    }
    let pairs = Self.learning(response, changedTo: changed)

    let hashes = pairs.cellPairHashes(of: response, ofKind: "k")
    let hashesAgain = pairs.cellPairHashes(of: response, ofKind: "k")

    #expect(hashes.count == 28)
    #expect(hashes.elementsEqual(hashesAgain))
  }

  @Test func `pairs of paths with the same letters have different hashes`() {
    let inner = { (number: Int) in Self.object([("b", .integer(number))]) }
    let response = { (a: Int, ab: Int, c: Int) in
      Self.object([("a", inner(a)), ("ab", .integer(ab)), ("c", .integer(c))])
    }
    let pairs = Self.learning(
      response(1, 1, 1),
      changedTo: [response(1, 1, 2), response(2, 1, 1), response(1, 2, 1)]
    )

    let hashes = pairs.cellPairHashes(of: response(1, 1, 1), ofKind: "k")

    #expect(Set(hashes).count == 3)
  }
}
