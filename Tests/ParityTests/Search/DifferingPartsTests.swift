import Foundation
import ScreenDocument
import StrictJSON
import TestSupport
import Testing

@testable import Parity

/// Reading only the parts that differ from a known value has the result of reading everything.
@Suite(.long) struct DifferingPartsTests {
  private static let moment = Date(timeIntervalSince1970: 1_775_005_200)

  private static func value(_ tree: JSONTree) throws -> JSONValue {
    try JSONDocument(Array(tree.text(sortedKeys: false).utf8)).root
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `coverage and features are those of the whole values`(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    var known = RandomTree.tree(depth: 0, using: &random)
    var (parts, whole) = (Coverage(), Coverage())
    var (someFeatures, allFeatures) = (SearchFeatures(), SearchFeatures())
    parts.add(try Self.value(known), of: "a", at: Self.moment)
    whole.add(try Self.value(known), of: "a", at: Self.moment)
    _ = Self.insert(known, nil, into: &someFeatures)
    _ = Self.insert(known, nil, into: &allFeatures)
    for _ in 0..<10 {
      let next = RandomTree.changed(known, using: &random)
      let (base, value) = (try Self.value(known), try Self.value(next))
      parts.add(value, differingFrom: base, of: "a", at: Self.moment)
      whole.add(value, of: "a", at: Self.moment)
      let new = Self.insert(next, known, into: &someFeatures)
      let allNew = Self.insert(next, nil, into: &allFeatures)
      #expect(new == allNew, "seed \(seed)")
      #expect(parts == whole, "seed \(seed): \(next.text()) after \(known.text())")
      #expect(someFeatures.seen == allFeatures.seen, "seed \(seed): \(next.text())")
      known = next
    }
  }

  private static func insert(
    _ tree: JSONTree,
    _ base: JSONTree?,
    into features: inout SearchFeatures
  ) -> Int {
    features.insert(tree, differingFrom: base, isOutput: true, kind: "a", at: moment)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `places and paths are those of the value`(seed: UInt64) {
    var random = Seeded(seed: seed)
    let tree = RandomTree.tree(depth: 0, using: &random)
    let (places, expected) = (TreePlaces(tree), tree.places())
    #expect(places.values.count == expected.count, "seed \(seed)")
    for (index, place) in expected.enumerated() where index < places.values.count {
      #expect(places.indices(of: index) == place.indices, "seed \(seed)")
      #expect(places.path(of: index) == place.path, "seed \(seed)")
      #expect(places.value(at: index) == tree[place: place.indices], "seed \(seed)")
      let like = places.places(withPathOf: index).map(places.path)
      #expect(like.allSatisfy { $0 == place.path }, "seed \(seed)")
      #expect(places.places(at: place.path) == places.places(withPathOf: index), "seed \(seed)")
    }
  }
}

/// Random values, and values that differ from another one at few places.
private enum RandomTree {
  private static let texts = ["", "a", "日本", "12", "2026-04-01T12:00:00Z", "長い…", "x9,999+"]

  static func tree(depth: Int, using random: inout Seeded) -> JSONTree {
    switch Int.random(in: 0..<(depth < 4 ? 9 : 5), using: &random) {
    case 0: .null
    case 1: .bool(.random(using: &random))
    case 2: .number(["0", "1", "-3", "1.5", "1775005201"].randomElement(using: &random) ?? "0")
    case 3, 4: .string(texts.randomElement(using: &random) ?? "")
    case 5, 6: .array(list(depth: depth, using: &random))
    default: .object(members(depth: depth, using: &random))
    }
  }

  private static func list(depth: Int, using random: inout Seeded) -> [JSONTree] {
    (0..<Int.random(in: 0...12, using: &random)).map { _ in tree(depth: depth + 1, using: &random) }
  }

  private static func members(depth: Int, using random: inout Seeded) -> [JSONTree.Member] {
    let names = ["a", "b", "c", "*", "d"].filter { _ in Bool.random(using: &random) }
    return names.map { JSONTree.Member(key: $0, value: tree(depth: depth + 1, using: &random)) }
  }

  static func changed(_ known: JSONTree, using random: inout Seeded) -> JSONTree {
    var result = known
    for _ in 0...Int.random(in: 0..<3, using: &random) {
      guard let place = result.places().randomElement(using: &random) else { break }
      switch (result[place: place.indices], Int.random(in: 0..<4, using: &random)) {
      case (.array(var elements)?, 0...2) where !elements.isEmpty:
        if Bool.random(using: &random) { elements.shuffle(using: &random) }
        elements = (0..<Int.random(in: 0...24, using: &random)).map {
          elements[$0 % elements.count]
        }
        result = result.replacing(place.indices[...], with: .array(elements))
      case (_, 3) where !place.indices.isEmpty:
        result = result.removing(place.indices, orSettingMemberToNull: Bool.random(using: &random))
      default:
        let depth = place.indices.count
        result = result.replacing(place.indices[...], with: tree(depth: depth, using: &random))
      }
    }
    return result
  }
}
