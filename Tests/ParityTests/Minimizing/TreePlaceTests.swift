import StrictJSON
import TestSupport
import Testing

@testable import Parity

@Suite(.long) struct TreePlaceTests {
  private static func object(_ members: [(String, JSONTree)]) -> JSONTree {
    .object(members.map { JSONTree.Member(key: $0.0, value: $0.1) })
  }

  @Test func `the order of members does not count, and of equal names the first does`() {
    let one = Self.object([("a", .null), ("b", .bool(true)), ("a", .bool(true)), ("*", .null)])
    let other = Self.object([("b", .bool(false)), ("a", .null), ("c", .null)])
    #expect(one.paths(differingFrom: other, limit: 9) == [["b"], ["c"], ["\\*"]])
    #expect(one.paths(differingFrom: other, limit: 2) == [["\\*"], ["b"]])
    #expect(one.paths(differingFrom: one, limit: 9) == [])
  }

  @Test(.timeLimit(.minutes(20)))
  func `objects of 100,000 members in another order are compared in near linear time`() {
    let members = (0..<100_000).map { ("m\($0)", JSONTree.number("\($0)")) }
    let one = Self.object(members + [("z", JSONTree.null)])
    let other = Self.object(Array(members.reversed()) + [("y", JSONTree.null)])
    #expect(one.paths(differingFrom: other, limit: 9) == [["y"], ["z"]])
  }
}
