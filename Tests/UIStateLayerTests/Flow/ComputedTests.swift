import Observation
import Synchronization
import Testing
import UIStateLayer

@MainActor
@Suite struct ComputedTests {
  @Test func `V8 is computed again only when a value that it read has changed`() {
    let store = Store(TallyState())
    var computations = 0
    let double = store.computed { state -> Int in
      computations += 1
      return state.count * 2
    }

    store.send(.rename("other"))
    #expect(double.value == 0)
    #expect(computations == 1)

    store.send(.add(2))
    store.send(.add(1))
    #expect(computations == 1)
    #expect(double.value == 6)
    #expect(double.value == 6)
    #expect(computations == 2)
  }

  @Test func `V8 follows branches: only values read by the last computation count`() {
    let store = Store(TallyState())
    var computations = 0
    let text = store.computed { state -> String in
      computations += 1
      return state.count > 0 ? state.name : "none"
    }

    store.send(.rename("a"))
    #expect(text.value == "none")
    #expect(computations == 1)

    store.send(.add(1))
    #expect(text.value == "a")
    store.send(.rename("b"))
    #expect(text.value == "b")
    store.send(.nothing)
    #expect(text.value == "b")
    #expect(computations == 3)
  }

  @Test func `V8 an observer of the state reads values derived from that state`() {
    let store = Store(TallyState())
    let double = store.computed { $0.count * 2 }
    var pairs: [[Int]] = []
    let observation = store.observe { pairs.append([$0.count, double.value]) }

    store.send(.add(1))

    #expect(pairs == [[0, 0], [1, 2]])
    observation.cancel()
  }

  @Test func `observers receive the value, then each different one`() {
    let store = Store(TallyState())
    let isEven = store.computed { $0.count.isMultiple(of: 2) }
    var values: [Bool] = []
    let observation = isEven.observe { values.append($0) }

    for number in [2, 1, 2, 1] { store.send(.add(number)) }

    #expect(values == [true, false, true])
    observation.cancel()
  }

  @Test(arguments: [0, 1])
  func `an action that a computation sends changes the value`(countThatSends: Int) {
    let store = Store(TallyState())
    let sender = store.sender
    let double = store.computed { state -> Int in
      let count = state.count
      if count == countThatSends { sender(.add(4)) }
      return count * 2
    }
    var values: [Int] = []
    let observation = double.observe { values.append($0) }
    observation.cancel()

    for _ in 0..<countThatSends { store.send(.add(1)) }

    #expect(double.value == store.state.count * 2)
    #expect(values.last == (countThatSends == 0 ? 8 : 0))
  }

  @Test func `an observer added during an action takes no value from earlier ones`() {
    let store = Store(TallyState())
    let double = store.computed { $0.count * 2 }
    var earlier: [Int] = []
    var later: [Int] = []
    let first = double.observe { earlier.append($0) }
    var second: StateObservation?
    let adding = store.observe { state in
      if state.count == 1, second == nil { second = double.observe { later.append($0) } }
    }

    store.send(.add(1))
    store.send(.add(1))

    #expect(earlier == [0, 2, 4])
    #expect(later == [2, 4])
    for observation in [first, second, adding] { observation?.cancel() }
  }

  @Test func `Observation notifies when a read value has changed, and not before`() {
    let store = Store(TallyState())
    let double = store.computed { $0.count * 2 }
    let wakes = Atomic(0)
    withObservationTracking {
      _ = double.value
    } onChange: {
      wakes.add(1, ordering: .relaxed)
    }

    store.send(.rename("other"))
    #expect(wakes.load(ordering: .relaxed) == 0)

    store.send(.add(1))
    #expect(wakes.load(ordering: .relaxed) == 1)
  }

  @Test func `an adjacent change does not notify an observer of a narrow value`() {
    let store = Store(TallyState())
    var computations = 0
    let length = store.computed { state -> Int in
      computations += 1
      return state[\.name.count]
    }

    store.send(.rename("abcde"))

    #expect(length.value == 5)
    #expect(computations == 1)
  }

  @Test func `outlives its store with the last state, and does not retain it`() {
    var store: Store<TallyState>? = Store(TallyState())
    weak let released = store
    let double = store?.computed { $0.count * 2 }
    store?.send(.add(4))

    store = nil

    #expect(store == nil)
    #expect(released == nil)
    #expect(double?.value == 8)
  }
}
