import CounterScreen
import ScreenDocument
import StrictJSON
import TestSupport
import Testing
import TopScreen

@Suite(.long) struct ScreenOrderPropertyTests {
  private static let seeds: [UInt64] = [1, 20, 300, 4_000, 50_000]

  private static func contents(
    _ count: Int,
    using generator: inout Seeded
  ) throws -> (contents: [ResponseData], places: [ContentOrder.Place]) {
    let payload = try JSONDocument(Array("{}".utf8)).root
    let anchors = (0..<count).map { "\($0)" } + ["k0", "k1", "nothing"]
    var contents: [ResponseData] = []
    var places: [ContentOrder.Place] = []
    for index in 0..<count {
      let anchor = anchors.randomElement(using: &generator) ?? ""
      let place: ContentOrder.Place =
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: .top
        case 1: .bottom
        case 2, 3: .position(Int.random(in: -1...count + 1, using: &generator))
        case 4, 5: .after(anchor)
        case 6: .before(anchor)
        case 7: .headingOf(anchor)
        default: .server
        }
      let priority = Int.random(in: -1...1, using: &generator)
      places.append(place)
      contents.append(
        ResponseData(
          kind: ContentKind("k\(Int.random(in: 0..<4, using: &generator))"),
          id: ContentID("\(index)"),
          position: index,
          payload: payload,
          rules: ContentRules(order: ContentOrder(place, priority: priority))
        )
      )
    }
    return (contents, places)
  }

  @Test(arguments: seeds)
  func `every content appears once, and equal contents give an equal order`(seed: UInt64) throws {
    var generator = Seeded(seed: seed)
    for _ in 0..<400 {
      let count = Int.random(in: 0...24, using: &generator)
      let (contents, _) = try Self.contents(count, using: &generator)

      let order = ScreenOrder(contents)

      #expect(order.indices.sorted() == Array(0..<count), "seed \(seed)")
      #expect(ScreenOrder(contents).indices == order.indices, "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func `a heading is above its content with only other headings between`(seed: UInt64) throws {
    var generator = Seeded(seed: seed)
    for _ in 0..<400 {
      let (contents, _) = try Self.contents(16, using: &generator)
      let order = ScreenOrder(contents)
      for (heading, heads) in order.contentIndexOfHeading {
        guard let heads, let place = order.indices.firstIndex(of: heading),
          let end = order.indices.firstIndex(of: heads)
        else { continue }
        #expect(place < end, "seed \(seed)")
        let between = order.indices[min(place, end)..<max(place, end)]
        #expect(between.allSatisfy { order.contentIndexOfHeading[$0] != nil }, "seed \(seed)")
      }
    }
  }

  @Test(arguments: seeds)
  func `an anchored content is on its side of the anchor, or is reported`(seed: UInt64)
    throws
  {
    var generator = Seeded(seed: seed)
    for _ in 0..<400 {
      let (contents, places) = try Self.contents(12, using: &generator)
      let arrangement = ScreenArrangement(contents, inputs: .gold)
      guard !arrangement.diagnostics.contains(where: { $0.code == "anchorCircle" }) else {
        continue
      }
      let ids = arrangement.entries.map(\.response.id.rawValue)
      for (index, place) in places.enumerated() {
        guard let own = ids.firstIndex(of: "\(index)") else { continue }
        switch place {
        case .after(let anchor):
          if let other = ids.firstIndex(of: anchor) { #expect(own > other, "seed \(seed)") }
        case .before(let anchor):
          if let other = ids.firstIndex(of: anchor) { #expect(own < other, "seed \(seed)") }
        default: break
        }
      }
    }
  }

  @Test(arguments: seeds)
  func `contents with different priorities have an order independent of the server's`(
    seed: UInt64
  ) throws {
    var generator = Seeded(seed: seed)
    let payload = try JSONDocument(Array("{}".utf8)).root
    for _ in 0..<400 {
      let places: [ContentOrder.Place] = [
        .server, .server, .top, .top, .bottom, .position(3), .position(3), .after("0"),
        .after("0"), .before("1"), .headingOf("1"), .headingOf("5"),
      ]
      let priorities = Array(0..<places.count).shuffled(using: &generator)
      let contents = places.indices.map { index in
        ResponseData(
          kind: "k",
          id: ContentID("\(index)"),
          position: index,
          payload: payload,
          rules: ContentRules(order: ContentOrder(places[index], priority: priorities[index]))
        )
      }
      let shuffled = contents.shuffled(using: &generator)

      let ids = ScreenOrder(contents).indices.map { contents[$0].id }

      #expect(ScreenOrder(shuffled).indices.map { shuffled[$0].id } == ids, "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func `contents without positions keep their order when others are inserted or removed`(
    seed: UInt64
  ) throws {
    var generator = Seeded(seed: seed)
    for _ in 0..<400 {
      let (all, places) = try Self.contents(16, using: &generator)
      let contents = all.filter { content in
        switch places[content.position] {
        case .server, .top, .bottom: true
        case .position, .after, .before, .headingOf: false
        }
      }
      let fewer = contents.filter { _ in Bool.random(using: &generator) }
      let kept = Set(fewer.map(\.id))

      let ids = ScreenOrder(contents).indices.map { contents[$0].id }.filter(kept.contains)

      #expect(ScreenOrder(fewer).indices.map { fewer[$0].id } == ids, "seed \(seed)")
    }
  }
}
