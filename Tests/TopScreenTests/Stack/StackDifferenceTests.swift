import CounterScreen
import ScreenDocument
import TestSupport
import Testing
import TopScreen

@Suite struct StackDifferenceTests {
  private static func items(_ text: String) -> [StackItem] {
    text.split(separator: " ").map { entry in
      let id = ContentID(String(entry.prefix(1)))
      let side: Side = entry.contains("*") ? .state : .legacy
      let version = entry.filter { $0 == "'" }.count
      return StackItem(id: id, kind: "kind", side: side, version: version)
    }
  }

  @Test(
    arguments: [
      ("a b c", "a b c", []),
      ("", "a b", [.insert("a", to: 0), .insert("b", to: 1)]),
      ("a b c", "", [.delete("c", from: 2), .delete("b", from: 1), .delete("a", from: 0)]),
      ("a b c", "a x b c", [.insert("x", to: 1)]),
      ("a b c", "a c", [.delete("b", from: 1)]),
      ("a b c d", "d a b c", [.move("d", from: 3, to: 0)]),
      ("a b c", "a b' c", [.update("b", from: 1, to: 1)]),
      ("a b c", "a b* c", [.rehost("b", from: 1, to: 1)]),
      ("a b c", "a b*' c", [.rehost("b", from: 1, to: 1)]),
      ("a b c", "c' a b", [.move("c", from: 2, to: 0), .update("c", from: 2, to: 0)]),
      (
        "a b c d", "d e a c'",
        [
          .delete("b", from: 1), .move("d", from: 3, to: 0), .insert("e", to: 1),
          .update("c", from: 2, to: 3),
        ]
      ),
    ] as [(String, String, [StackChange])]
  )
  func `names the least that changes`(old: String, new: String, changes: [StackChange]) {
    #expect(StackDifference(from: Self.items(old), to: Self.items(new)).changes == changes)
  }

  @Test func `an id that comes back with another kind is another content`() {
    let old = [StackItem(id: "a", kind: "text", side: .legacy)]
    let new = [StackItem(id: "a", kind: "button", side: .legacy)]

    #expect(
      StackDifference(from: old, to: new).changes == [.delete("a", from: 0), .insert("a", to: 0)]
    )
  }

  @Test func `applied to the old stack it gives the new one, with as few moves as can be`() {
    for seed in UInt64(0)..<2_000 {
      var random = Seeded(seed: seed)
      let old = Self.randomStack(using: &random)
      let new = Self.randomStack(using: &random)
      let difference = StackDifference(from: old, to: new)

      #expect(difference.applied(to: old, leadingTo: new) == new, "seed \(seed)")

      let moves = difference.changes.filter { $0.name == "move" }.count
      #expect(moves == Self.fewestMoves(from: old, to: new), "seed \(seed)")
    }
  }

  private static func randomStack(using random: inout Seeded) -> [StackItem] {
    let ids = (0..<10).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
    return ids.map { id in
      StackItem(
        id: ContentID("\(id)"),
        kind: Int.random(in: 0..<8, using: &random) == 0 ? "rare" : "common",
        side: Bool.random(using: &random) ? .legacy : .state,
        version: Int.random(in: 0..<3, using: &random)
      )
    }
  }

  /// Tries every set of contents that could stay put: slow, and plainly right.
  private static func fewestMoves(from old: [StackItem], to new: [StackItem]) -> Int {
    let places = new.compactMap { item in
      old.firstIndex { $0.id == item.id && $0.kind == item.kind }
    }
    var longest = 0
    for subset in 0..<(1 << places.count) {
      let kept = places.indices.filter { subset >> $0 & 1 == 1 }.map { places[$0] }
      if zip(kept, kept.dropFirst()).allSatisfy({ $0 < $1 }) { longest = max(longest, kept.count) }
    }
    return places.count - longest
  }
}
