import Observation
import Synchronization
import Testing
import UIStateLayer

@MainActor
@Suite struct ComputedTests {
  @Test func `V8 is computed again only when what it read has changed`() {
    let adapter = Adapter(TallyState())
    var computations = 0
    let double = adapter.computed { state -> Int in
      computations += 1
      return state.count * 2
    }

    adapter.send(.rename("other"))
    #expect(double.value == 0)
    #expect(computations == 1)

    adapter.send(.add(2))
    adapter.send(.add(1))
    #expect(computations == 1)
    #expect(double.value == 6)
    #expect(double.value == 6)
    #expect(computations == 2)
  }

  @Test func `V8 follows branches: what the last computation read counts`() {
    let adapter = Adapter(TallyState())
    var computations = 0
    let text = adapter.computed { state -> String in
      computations += 1
      return state.count > 0 ? state.name : "none"
    }

    adapter.send(.rename("a"))
    #expect(text.value == "none")
    #expect(computations == 1)

    adapter.send(.add(1))
    #expect(text.value == "a")
    adapter.send(.rename("b"))
    #expect(text.value == "b")
    adapter.send(.nothing)
    #expect(text.value == "b")
    #expect(computations == 3)
  }

  @Test func `V8 an observer of the state reads values derived from that state`() {
    let adapter = Adapter(TallyState())
    let double = adapter.computed { $0.count * 2 }
    var pairs: [[Int]] = []
    let observation = adapter.observe { pairs.append([$0.count, double.value]) }

    adapter.send(.add(1))

    #expect(pairs == [[0, 0], [1, 2]])
    observation.cancel()
  }

  @Test func `observers get the value, then those that differ`() {
    let adapter = Adapter(TallyState())
    let isEven = adapter.computed { $0.count.isMultiple(of: 2) }
    var values: [Bool] = []
    let observation = isEven.observe { values.append($0) }

    for number in [2, 1, 2, 1] { adapter.send(.add(number)) }

    #expect(values == [true, false, true])
    observation.cancel()
  }

  @Test func `Observation wakes when what was read has changed, and not before`() {
    let adapter = Adapter(TallyState())
    let double = adapter.computed { $0.count * 2 }
    let wakes = Atomic(0)
    withObservationTracking {
      _ = double.value
    } onChange: {
      wakes.add(1, ordering: .relaxed)
    }

    adapter.send(.rename("other"))
    #expect(wakes.load(ordering: .relaxed) == 0)

    adapter.send(.add(1))
    #expect(wakes.load(ordering: .relaxed) == 1)
  }

  @Test func `a narrow reading is not disturbed by what lies beside it`() {
    let adapter = Adapter(TallyState())
    var computations = 0
    let length = adapter.computed { state -> Int in
      computations += 1
      return state[\.name.count]
    }

    adapter.send(.rename("abcde"))

    #expect(length.value == 5)
    #expect(computations == 1)
  }

  @Test func `outlives its adapter with the last state, and lets it go`() {
    var adapter: Adapter<TallyState>? = Adapter(TallyState())
    weak let released = adapter
    let double = adapter?.computed { $0.count * 2 }
    adapter?.send(.add(4))

    adapter = nil

    #expect(adapter == nil)
    #expect(released == nil)
    #expect(double?.value == 8)
  }
}
