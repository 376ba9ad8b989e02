import ScreenDocument
import TestSupport
import Testing
import TopScreen

@Suite(.long) struct ScrollAnchorTests {
  private static let ids: [ContentID] = ["a", "b", "c", "d", "e"]

  private static func stack(_ ids: [ContentID], kind: ContentKind = "kind") -> StackModel {
    var stack = StackModel()
    _ = stack.replace(with: ids.map { StackItem(id: $0, kind: kind, side: .state) })
    return stack
  }

  /// Returns contents of 100 points each, or of other lengths, from top to bottom.
  private static func layout(
    _ ids: [ContentID],
    _ lengths: [ContentID: Double] = [:]
  ) -> [ContentID: ContentExtent] {
    var start = 0.0
    var extents: [ContentID: ContentExtent] = [:]
    for id in ids {
      extents[id] = ContentExtent(start: start, length: lengths[id] ?? 100)
      start += lengths[id] ?? 100
    }
    return extents
  }

  private static func anchor(at start: Double, length: Double = 150) -> ScrollAnchor {
    ScrollAnchor(
      stack(ids),
      laidOut: layout(ids),
      in: ContentExtent(start: start, length: length)
    )
  }

  /// The anchor of a viewport that begins 30 points below the start of `c`, after a change.
  @Test(arguments: [
    (["a", "b", "c", "d", "e"], "c", 230.0),
    (["x", "y", "a", "b", "c", "d", "e"], "c", 430),
    (["c", "d", "e", "f"], "c", 30),
    (["a", "b", "d", "e", "x"], "d", 130),
    (["x", "a", "b"], "b", 150),
    (["e", "d", "b", "x", "y"], "d", 30),
    (["e", "x", "y", "z"], "e", 0),
    (["x", "y", "z", "e"], "e", 130),
    (["a", "b", "d", "e", "c", "x", "y"], "c", 430),
  ])
  func `the first visible content keeps its position, or the nearest that stays`(
    ids: [String],
    kept: String,
    start: Double
  ) {
    let ids = ids.map(ContentID.init(_:))
    let anchor = Self.anchor(at: 230)
    let stack = Self.stack(ids)

    #expect(anchor.content(in: stack) == ContentID(kept))
    #expect(anchor.viewportStart(in: stack, laidOut: Self.layout(ids)) == start)
  }

  @Test func `at the top of the screen, inserted contents above become visible`() {
    let ids: [ContentID] = ["x", "a", "b", "c", "d", "e"]
    let anchor = Self.anchor(at: 0)

    #expect(anchor.content(in: Self.stack(ids)) == nil)
    #expect(anchor.viewportStart(in: Self.stack(ids), laidOut: Self.layout(ids)) == 0)
    // Pulled down to refresh.
    #expect(
      Self.anchor(at: -40).viewportStart(in: Self.stack(ids), laidOut: Self.layout(ids)) == -40
    )
  }

  @Test func `if no visible content stays, the viewport stays, clamped to the content`() {
    let others: [ContentID] = ["v", "w", "x", "y"]
    #expect(Self.anchor(at: 230).content(in: Self.stack(others)) == nil)
    #expect(
      Self.anchor(at: 230).viewportStart(in: Self.stack(others), laidOut: Self.layout(others))
        == 230
    )
    #expect(
      Self.anchor(at: 230).viewportStart(in: Self.stack(["v"]), laidOut: Self.layout(["v"])) == 0
    )
  }

  @Test func `an id with another kind counts as removed`() {
    let stack = Self.stack(Self.ids, kind: "other")

    #expect(Self.anchor(at: 230).content(in: stack) == nil)
  }

  @Test func `a growing content above does not move the viewport`() {
    let start = Self.anchor(at: 230).viewportStart(
      in: Self.stack(Self.ids),
      laidOut: Self.layout(Self.ids, ["a": 400])
    )

    #expect(start == 530)
  }

  @Test func `a content that shrinks out of the viewport is shown from its start`() {
    let start = Self.anchor(at: 230).viewportStart(
      in: Self.stack(Self.ids),
      laidOut: Self.layout(Self.ids, ["c": 20])
    )

    #expect(start == 200)
  }

  @Test func `numbers that are not finite leave a valid viewport`() {
    let notFinite = ContentExtent(start: .nan, length: .infinity)
    let anchor = ScrollAnchor(Self.stack(["a"]), laidOut: ["a": notFinite], in: notFinite)

    #expect(anchor.viewportStart(in: Self.stack(["a"]), laidOut: ["a": notFinite]) == 0)
    #expect(notFinite.visibleShare(in: notFinite) == 0)
    #expect(ContentExtent(start: 3, length: -5).end == 3)
  }

  @Test func `after any change, a content that stays visible keeps its position`() {
    var random = Seeded(seed: 8)
    for run in 0..<2_000 {
      let count = Int.random(in: 1...12, using: &random)
      let old = (0..<count).map { ContentID("c\($0)") }
      var new = old.shuffled(using: &random).filter { _ in Bool.random(using: &random) }
      new.insert(contentsOf: ["x", "y", "z"].prefix(Int.random(in: 0...3, using: &random)), at: 0)
      let start = Double.random(in: 1...Double(100 * count), using: &random)
      let before = Self.layout(old)
      let viewport = ContentExtent(start: start, length: 120)
      let anchor = ScrollAnchor(Self.stack(old), laidOut: before, in: viewport)
      // Space above and below, so that the scroll range has no effect.
      let all: [ContentID] = ["above"] + new + ["below"]
      let lengths: [ContentID: Double] = ["above": 5_000, "below": 5_000]
      let after = Self.layout(all, lengths)

      let kept = anchor.content(in: Self.stack(all))
      let newStart = anchor.viewportStart(in: Self.stack(all), laidOut: after)

      let visible = old.first { before[$0]?.visibleShare(in: viewport) ?? 0 > 0 }
      let stays = old.filter(new.contains)
      guard let visible, let place = old.firstIndex(of: visible), !stays.isEmpty else { continue }
      let distance = { (id: ContentID) in abs((old.firstIndex(of: id) ?? 0) - place) }
      #expect(
        kept.map(distance) == stays.map(distance).min(),
        "run \(run) of seed 8: \(old) → \(new), from \(start)"
      )
      guard let kept, let was = before[kept], let extent = after[kept] else { continue }
      #expect(abs((extent.start - newStart) - (was.start - start)) < 0.001, "run \(run) of seed 8")
    }
  }
}
