import ScreenDocument
import StrictJSON
import TestSupport
import Testing

@testable import Parity

@Suite struct DifferenceCountsByPlaceTests {
  @Test func `list indices count as one path, and a comparison counts each path once`() throws {
    var places = DifferenceCountsByPlace()
    places.addOnce(toEachPlaceOf: [
      try Self.difference("/items/0/price"), try Self.difference("/items/3/price"),
      try Self.difference("/items/3/price", .count), try Self.difference(""),
    ])
    places.addOnce(toEachPlaceOf: [try Self.difference("/items/9/price")])
    #expect(
      places.mostFrequent.map(\.place.text) == [
        "/items/*/price", "the whole value", "count /items/*/price",
      ]
    )
    #expect(places.mostFrequent.map(\.count) == [2, 1, 1])
    #expect(places.countAtLessFrequentPlaces == 0)
  }

  @Test func `the sixteen most frequent paths are listed, the rest are summed`() throws {
    var places = DifferenceCountsByPlace()
    for index in 0..<20 {
      for _ in 0..<(20 - index) {
        places.addOnce(toEachPlaceOf: [try Self.difference("/p\(index)")])
      }
    }
    #expect(places.mostFrequent.map(\.count) == Array((5...20).reversed()))
    #expect(places.countAtLessFrequentPlaces == 4 + 3 + 2 + 1)
  }

  @Test func `the paths of parts equal those of the whole, in any order`() throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    let all = try (0..<400).map { _ in
      try Self.difference("/p\(Int.random(in: 0..<200, using: &random))")
    }
    var whole = DifferenceCountsByPlace()
    var parts = [DifferenceCountsByPlace(), DifferenceCountsByPlace(), DifferenceCountsByPlace()]
    for one in all {
      whole.addOnce(toEachPlaceOf: [one])
      parts[Int.random(in: parts.indices, using: &random)].addOnce(toEachPlaceOf: [one])
    }
    var joined = DifferenceCountsByPlace()
    for part in parts.shuffled(using: &random) { joined.add(part) }
    #expect(joined == whole, "seed \(seed)")
  }

  @Test func `beyond 1,024 paths the rest are counted together`() throws {
    var places = DifferenceCountsByPlace()
    for index in 0..<2_000 { places.addOnce(toEachPlaceOf: [try Self.difference("/p\(index)x")]) }
    #expect(places.mostFrequent.count == 16)
    #expect(places.countAtLessFrequentPlaces == 1_984)
  }

  @Test(arguments: [
    (ParityAspect.value, "", "the whole value"), (.value, "/a", "/a"),
    (.effects, "/0", "effect /0"),
    (.count, "", "count"), (.order, "/1/a", "order /1/a"), (.completion, "", "completion"),
    (.effects, "", "effects"), (.turn, "", "turn"), (.thread, "", "thread"),
  ])
  func `a path includes its aspect unless it is the value`(
    aspect: ParityAspect,
    path: String,
    text: String
  ) {
    #expect(DifferencePlace(aspect, path: path).text == text)
  }

  private static func difference(
    _ path: String,
    _ aspect: ParityAspect = .value
  ) throws -> ParityDifference {
    ParityDifference(aspect, path: try JSONPointer(path), legacy: nil, state: .null)
  }
}
