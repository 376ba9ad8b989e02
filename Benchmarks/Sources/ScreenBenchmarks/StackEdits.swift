import ScreenDocument
import TopScreen

/// The edits that a benchmark makes to a stack, at places that are the same in every run.
struct StackEdits {
  var deletes = 0
  var inserts = 0
  var moves = 0
  var updates = 0
  /// The number of entries that exchange places.
  var shuffled = 0

  /// An upper bound of the number of changes.
  var mostChanges: Int { deletes + inserts + moves + updates + shuffled }

  static func stack(of count: Int) -> [StackItem] {
    (0..<count).map { item(id: "content-\(1_000_000 + $0)-of-the-screen") }
  }

  /// Makes the edits in a copy whose ids share no buffer with the stack.
  func applied(to old: [StackItem]) -> [StackItem] {
    var random = Numbers()
    var new = old.map { item in
      let id = String(decoding: Array(item.id.rawValue.utf8), as: UTF8.self)
      return StackItem(id: ContentID(id), kind: item.kind, side: item.side, version: item.version)
    }
    if updates > 0 {
      for place in 0..<updates {
        let index = (2 * place + 1) * new.count / (2 * updates)
        new[index] = StackItem(id: new[index].id, kind: "kind", side: .state, version: 2)
      }
    }
    let places = (0..<shuffled).map { _ in random.next(below: new.count) }
    for place in places { new.swapAt(place, places[random.next(below: places.count)]) }
    for _ in 0..<deletes { new.remove(at: random.next(below: new.count)) }
    for _ in 0..<moves {
      let item = new.remove(at: random.next(below: new.count))
      new.insert(item, at: random.next(below: new.count + 1))
    }
    for number in 0..<inserts {
      let id = "inserted-\(1_000_000 + number)-to-the-screen"
      new.insert(Self.item(id: id), at: random.next(below: new.count + 1))
    }
    return new
  }

  private static func item(id: String) -> StackItem {
    StackItem(id: ContentID(id), kind: "kind", side: .state, version: 1)
  }

  /// Knuth's linear congruential numbers (MMIX).
  private struct Numbers {
    var state: UInt64 = 42

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }
}
