import CounterScreen
import TestSupport
import Testing
import UIStateLayer

@MainActor
@Suite struct UIStateTurnTests {
  private struct Failure: Error {}

  private let slots = UIStateSlots<CounterViewData>(default: 0)

  @Test func `an observer in a batch sees a complete screen`() {
    var torn: [String] = []
    let one = slots["a"].observe { _ in torn.append("a: \(self.sums)") }
    let two = slots["b"].observe { _ in torn.append("b: \(self.sums)") }
    torn = []

    UIStateTurn.batch {
      slots["a"].fill(with: 1)
      slots["b"].fill(with: 10)
      #expect(torn.isEmpty)
      #expect(sums == "1+10")
    }

    #expect(torn == ["a: 1+10", "b: 1+10"])
    for observation in [one, two] { observation.cancel() }
  }

  private var sums: String { "\(slots["a"].value.count)+\(slots["b"].value.count)" }

  @Test func `a turn observer is called once per turn, after the slots' own observers`() {
    var order: [String] = []
    let turns = observeTurns(of: slots["a"], slots["b"]) { order.append("\($0.count)+\($1.count)") }
    let one = slots["b"].observe { order.append("b\($0.count)") }
    order = []

    UIStateTurn.batch {
      slots["a"].fill(with: 1)
      slots["b"].fill(with: 10)
    }
    slots["a"].fill(with: 2)

    #expect(order == ["b10", "1+10", "2+10"])
    for observation in [turns, one] { observation.cancel() }
  }

  @Test func `turns begins with the current values, and ends with its token`() {
    var seen: [[Int]] = []
    slots["a"].fill(with: 1)
    var turns: StateObservation? = observeTurns(of: slots["a"], slots["b"]) {
      seen.append([$0.count, $1.count])
    }
    slots["b"].fill(with: 2)

    turns = nil
    slots["b"].fill(with: 3)

    #expect(turns == nil)
    #expect(seen == [[1, 0], [1, 2]])
  }

  @Test func `a turn observer can cancel itself during a turn`() {
    var seen: [Int] = []
    var turns: StateObservation?
    turns = observeTurns(of: slots["a"]) { seen.append($0.count) }
    let one = slots["a"].observe { if $0.count == 1 { turns = nil } }

    slots["a"].fill(with: 1)

    #expect(turns == nil)
    #expect(seen == [0])
    one.cancel()
  }

  @Test func `several writes to one slot are announced once, and none if the value is unchanged`() {
    var seen: [CounterViewData] = []
    let one = slots["a"].observe { seen.append($0) }

    for values in [[1, 2, 3], [4, 3]] as [[CounterViewData]] {
      UIStateTurn.batch { for value in values { slots["a"].fill(with: value) } }
    }

    #expect(seen == [0, 3])
    one.cancel()
  }

  @Test func `an observer added during a batch misses nothing`() {
    var seen: [CounterViewData] = []
    let early = slots["a"].observe { _ in }
    var late: StateObservation?

    UIStateTurn.batch {
      slots["a"].fill(with: 1)
      late = slots["a"].observe { seen.append($0) }
      slots["a"].fill(with: 0)
    }

    #expect(seen == [1, 0])
    for observation in [early, late] { observation?.cancel() }
  }

  @Test func `an observer added between two writes of a batch also receives an equal last value`() {
    var seen: [CounterViewData] = []
    let early = slots["a"].observe { _ in }
    var late: StateObservation?

    UIStateTurn.batch {
      slots["a"].fill(with: 1)
      late = slots["a"].observe { seen.append($0) }
      slots["a"].fill(with: 2)
      slots["a"].fill(with: 1)
    }

    #expect(seen == [1, 1])
    for observation in [early, late] { observation?.cancel() }
  }

  @Test func `nested batches join the outer batch`() {
    var seen: [[Int]] = []
    let turns = observeTurns(of: slots["a"], slots["b"]) { seen.append([$0.count, $1.count]) }

    UIStateTurn.batch {
      UIStateTurn.batch { slots["a"].fill(with: 1) }
      #expect(seen.count == 1)
      slots["b"].fill(with: 2)
    }

    #expect(seen == [[0, 0], [1, 2]])
    turns.cancel()
  }

  @Test func `a batch that throws announces its writes`() {
    var seen: [CounterViewData] = []
    let one = slots["a"].observe { seen.append($0) }

    #expect(throws: Failure.self) {
      try UIStateTurn.batch {
        slots["a"].fill(with: 1)
        throw Failure()
      }
    }
    slots["a"].fill(with: 2)

    #expect(seen == [0, 1, 2])
    one.cancel()
  }

  @Test func `writes by observers of a batch cause further turns`() {
    var seen: [[Int]] = []
    let turns = observeTurns(of: slots["a"], slots["b"], slots["c"]) {
      seen.append([$0.count, $1.count, $2.count])
    }
    let one = slots["a"].observe { [slots] value in
      UIStateTurn.batch {
        slots["b"].fill(with: CounterViewData(value.count * 10))
        slots["c"].fill(with: CounterViewData(value.count * 100))
      }
    }

    slots["a"].fill(with: 1)

    // The turn of `a` comes after the other two are written, and theirs has no change.
    #expect(seen == [[0, 0, 0], [1, 10, 100]])
    for observation in [turns, one] { observation.cancel() }
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `after any writes in any order, observers have the slots' values`(seed: UInt64) {
    var random = Seeded(seed: seed)
    let ids = ["a", "b", "c"]
    var shown = ["a": 0, "b": 0, "c": 0]
    var announced: [String: [Int]] = [:]
    var tokens: [StateObservation] = []
    for id in ids {
      tokens.append(
        slots[id].observe { value in
          shown[id] = value.count
          announced[id, default: []].append(value.count)
        }
      )
    }
    var lastTurn: [Int] = []
    tokens.append(
      observeTurns(of: slots["a"], slots["b"], slots["c"]) { a, b, c in
        lastTurn = [a.count, b.count, c.count]
        #expect(ids.map { slots[$0].value.count } == lastTurn, "seed \(seed)")
      }
    )

    for _ in 0..<500 {
      let write: () -> Void = {
        slots[ids[Int.random(in: 0..<3, using: &random)]]
          .fill(with: CounterViewData(Int.random(in: 0..<4, using: &random)))
      }
      if Bool.random(using: &random) {
        UIStateTurn.batch { for _ in 0..<4 { write() } }
      } else {
        write()
      }
      let held = ids.map { slots[$0].value.count }
      #expect(ids.map { shown[$0] } == held, "seed \(seed)")
      #expect(lastTurn == held, "seed \(seed)")
    }
    for (id, values) in announced {
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 != $1 }, "seed \(seed), \(id)")
    }
    for token in tokens { token.cancel() }
  }
}
