import CounterScreen
import ScreenDocument
import TestSupport
import Testing
import TopScreen

@Suite(.long) struct StackDifferenceTests {
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
  func `returns the fewest changes`(old: String, new: String, changes: [StackChange]) {
    #expect(StackDifference(from: Self.items(old), to: Self.items(new)).changes == changes)
  }

  @Test func `an id that returns with another kind is another content`() {
    let old = [StackItem(id: "a", kind: "text", side: .legacy)]
    let new = [StackItem(id: "a", kind: "button", side: .legacy)]

    #expect(
      StackDifference(from: old, to: new).changes == [.delete("a", from: 0), .insert("a", to: 0)]
    )
  }

  @Test(
    arguments: [
      ("a b c d", "d a b c", [.move("d", from: 3, to: 0)]),
      ("a b c d", "b c d a", [.move("a", from: 0, to: 3)]),
      (
        "a b c d", "d e a c'",
        [
          .remove("b", at: 1), .move("d", from: 2, to: 0), .insert("e", at: 1, newIndex: 1),
          .update("c", at: 3),
        ]
      ),
      (
        "a b c", "c b a*",
        [.move("c", from: 2, to: 0), .move("b", from: 2, to: 1), .rehost("a", at: 2)]
      ),
    ] as [(String, String, [StackStep])]
  )
  func `returns the steps with indices that are valid when each step is applied`(
    old: String,
    new: String,
    steps: [StackStep]
  ) {
    #expect(StackDifference(from: Self.items(old), to: Self.items(new)).steps == steps)
  }

  @Test func `S8 an equal stack in other buffers has no change`() {
    let text = "a b c* d' e"

    #expect(StackDifference(from: Self.items(text), to: Self.items(text)).changes.isEmpty)
  }

  @Test(arguments: ["a a b", "b a c a a", "a a a a", "c b a"])
  func `stacks with duplicate ids still lead to each other, in both directions`(text: String) {
    let old = Self.items("a b a c a")
    let new = Self.items(text)
    let difference = StackDifference(from: old, to: new)
    var stack = old
    for step in difference.steps { step.apply(to: &stack, leadingTo: new) }

    #expect(difference.applied(to: old, leadingTo: new) == new)
    #expect(stack == new)
    #expect(StackDifference(from: new, to: new).changes.isEmpty)
  }

  @Test func `reorders a hundred thousand contents`() {
    var random = Seeded(seed: 1)
    let old = (0..<100_000).map {
      StackItem(id: ContentID("content-\($0)"), kind: "kind", side: .state)
    }
    let new = old.shuffled(using: &random)
    let difference = StackDifference(from: old, to: new)

    #expect(difference.applied(to: old, leadingTo: new) == new)
    #expect(difference.steps.count == difference.changes.count)
  }
}
