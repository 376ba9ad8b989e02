import StrictJSON
import TestSupport
import Testing

@testable import Parity

/// A value that takes equal parts from another value stays the same.
@Suite struct SharingPartsTests {
  private static func copy(_ tree: JSONTree) throws -> JSONTree {
    try JSONDocument(tree.utf8(sortedKeys: false)).root.tree
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `the value is the same text`(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    let known = RandomTree.tree(depth: 0, using: &random)
    let next = try Self.copy(RandomTree.changed(known, using: &random))
    let text = next.text(sortedKeys: false)
    #expect(next.sharingStorage(with: known).text(sortedKeys: false) == text, "seed \(seed)")
    let other = RandomTree.tree(depth: 0, using: &random)
    #expect(next.sharingStorage(with: other).text(sortedKeys: false) == text, "seed \(seed)")
  }

  @Test func `an equal list has the storage of the other value's list`() throws {
    let known = try JSONDocument(Array(#"{"a": [1, 2], "b": [3], "c": 4}"#.utf8)).root.tree
    let next = try JSONDocument(Array(#"{"a": [1, 2], "b": [5], "c": 4}"#.utf8)).root.tree
    let shared = next.sharingStorage(with: known)
    #expect(try Self.storage(of: shared["a"]) == Self.storage(of: known["a"]))
    #expect(try Self.storage(of: next["a"]) != Self.storage(of: known["a"]))
    #expect(try Self.storage(of: shared["b"]) != Self.storage(of: known["b"]))
  }

  private static func storage(of tree: JSONTree?) throws -> UnsafePointer<JSONTree>? {
    guard case .array(let elements)? = tree else {
      Issue.record("not a list")
      return nil
    }
    return elements.withUnsafeBufferPointer(\.baseAddress)
  }
}
