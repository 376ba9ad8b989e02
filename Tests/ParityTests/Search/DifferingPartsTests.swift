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
      #expect(someFeatures.hashes == allFeatures.hashes, "seed \(seed): \(next.text())")
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
      #expect(places.indicesFromRoot(to: index) == place.indices, "seed \(seed)")
      #expect(places.path(of: index) == place.path, "seed \(seed)")
      #expect(places.value(at: index) == tree[place: place.indices], "seed \(seed)")
      let like = places.places(withPathOf: index).map(places.path)
      #expect(like.allSatisfy { $0 == place.path }, "seed \(seed)")
      #expect(places.places(at: place.path) == places.places(withPathOf: index), "seed \(seed)")
    }
  }

  @Test func `members after the first sixteen have one path in all objects of a list`() {
    let names = (0..<40).map { "m\($0)" }
    let members = names.map { JSONTree.Member(key: $0, value: .null) }
    let places = TreePlaces(.array([.object(members), .object(members.reversed())]))
    #expect(places.values.count == 83)
    for (index, name) in names.enumerated() {
      #expect(places.places(at: ["*", name]) == [3 + index, 82 - index])
    }
    #expect(places.places(at: ["*", "m40"]) == [])
  }

  @Test(.timeLimit(.minutes(20))) func `one member less of 200,000 is found in linear time`() {
    let members = (0..<200_000).map { JSONTree.Member(key: "m\($0)", value: .null) }
    var features = SearchFeatures()
    _ = Self.insert(.object(members), nil, into: &features)
    let new = Self.insert(.object(Array(members.dropFirst())), .object(members), into: &features)
    #expect(new == 1)
  }

  @Test(.timeLimit(.minutes(20))) func `an object of 200,000 members is read in linear time`() {
    let count = 200_000
    let members = (0..<count).map { JSONTree.Member(key: "m\($0)", value: .null) }
    let places = TreePlaces(.object(members))
    #expect(places.values.count == count + 1)
    #expect(places.path(of: count) == ["m199999"])
    #expect(places.places(at: ["m199999"]) == [count])
  }
}
