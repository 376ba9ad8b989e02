import Foundation
import StrictJSON
import TestSupport
import Testing

/// Random documents against their original trees and against Foundation's reader.
@Suite(.long) struct JSONPropertyTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a random tree in a random spelling reads as itself and as Foundation reads it`(
    _ seed: UInt64
  ) throws {
    var random = Seeded(seed: seed)
    for round in 0..<50 {
      let tree = RandomJSON.tree(depth: Int.random(in: 0...5, using: &random), using: &random)
      let text = RandomJSON.text(of: tree, using: &random)
      let bytes = Array(text.utf8)
      let root = try JSONDocument(bytes).root
      try #require(root.tree == tree, "seed \(seed), round \(round): \(text)")
      let foundation = try JSONSerialization.jsonObject(
        with: Data(bytes),
        options: .fragmentsAllowed
      )
      try #require(
        FoundationReading.matches(root.tree, foundation),
        "seed \(seed), round \(round): \(text)"
      )
      try checkCursors(root, tree, "seed \(seed), round \(round): \(text)")
    }
  }

  /// Every value's slice reads as the value, and its pointer resolves to it.
  private func checkCursors(_ root: JSONValue, _ tree: JSONTree, _ comment: Comment) throws {
    var pending = [(value: root, tree: tree)]
    while let (value, tree) = pending.popLast() {
      try #require(try JSONDocument(Array(value.bytes)).root.tree == tree, comment)
      let found = try #require(root.value(at: value.pointer), comment)
      try #require(found.location == value.location, comment)
      switch tree {
      case .array(let elements):
        try #require(value.count == elements.count, comment)
        pending.append(contentsOf: zip(value.elements, elements).map { ($0, $1) })
      case .object(let members):
        try #require(value.members.map(\.key) == members.map(\.key), comment)
        pending.append(contentsOf: zip(value.members, members).map { ($0.value, $1.value) })
      default:
        break
      }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `damaged bytes are an error with a place, or a document that reads as itself`(
    _ seed: UInt64
  ) throws {
    var random = Seeded(seed: seed)
    let original = Array(DamagedJSON.screen.utf8)
    for round in 0..<200 {
      let bytes = DamagedJSON.damaged(original, using: &random)
      try checkDamaged(bytes, "seed \(seed), round \(round): \(bytes)")
    }
  }

  private func checkDamaged(_ bytes: [UInt8], _ comment: Comment) throws {
    let foundation = try? JSONSerialization.jsonObject(
      with: Data(bytes),
      options: .fragmentsAllowed
    )
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      document = try JSONDocument(bytes)
    } catch {
      try #require(0...bytes.count ~= error.location.offset, comment)
      try #require(error.location.line >= 1 && error.location.column >= 1, comment)
      return
    }
    try #require(foundation != nil, comment)
    let tree = document.root.tree
    try #require(try JSONDocument(Array(tree.text().utf8)).root.tree.text() == tree.text(), comment)
  }
}
