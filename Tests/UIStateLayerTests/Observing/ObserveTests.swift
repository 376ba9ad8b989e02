import CounterScreen
import Observation
import Testing
import UIStateLayer

@MainActor
@Suite(.timeLimit(.minutes(20))) struct ObserveTests {
  @Observable
  @MainActor
  final class Model {
    var first = 0
    var second = 0
    var usesSecond = false
  }

  @Test func `runs at once, and again after each turn that changed a read value`() async {
    let model = Model()
    let (runs, continuation) = AsyncStream<Int>.makeStream()
    let observation = observe { continuation.yield(model.first) }
    var iterator = runs.makeAsyncIterator()

    #expect(await iterator.next() == 0)
    model.first = 1
    #expect(await iterator.next() == 1)
    model.first = 2
    model.first = 3
    #expect(await iterator.next() == 3)
    model.second = 9
    model.first = 4
    #expect(await iterator.next() == 4)
    observation.cancel()
  }

  @Test func `follows branches: only values read by the last run count`() async {
    let model = Model()
    let (runs, continuation) = AsyncStream<Int>.makeStream()
    let observation = observe {
      continuation.yield(model.usesSecond ? model.second : model.first)
    }
    var iterator = runs.makeAsyncIterator()
    _ = await iterator.next()

    model.second = 5
    model.usesSecond = true
    #expect(await iterator.next() == 5)
    model.second = 6
    #expect(await iterator.next() == 6)
    observation.cancel()
  }

  @Test func `observes slots, their phases and stores`() async {
    let slot = UIStateSlot<CounterViewData>(default: 0)
    let store = Store(TallyState())
    let (runs, continuation) = AsyncStream<String>.makeStream()
    let observation = observe {
      continuation.yield("\(slot.value.count) \(slot.phase.name) \(store.state.count)")
    }
    var iterator = runs.makeAsyncIterator()

    #expect(await iterator.next() == "0 idle 0")
    slot.fill(with: 1)
    #expect(await iterator.next() == "1 ready 0")
    slot.markStale()
    #expect(await iterator.next() == "1 stale 0")
    store.send(.add(2))
    #expect(await iterator.next() == "1 stale 2")
    observation.cancel()
  }

  @Test func `a pending run does not happen after the token's release`() async {
    let model = Model()
    var runs = 0
    var observation: StateObservation? = observe {
      _ = model.first
      runs += 1
    }
    let (other, continuation) = AsyncStream<Int>.makeStream()
    let later = observe { continuation.yield(model.first) }
    var iterator = other.makeAsyncIterator()
    _ = await iterator.next()

    model.first = 1
    observation = nil
    _ = await iterator.next()

    #expect(observation == nil)
    #expect(runs == 1)
    later.cancel()
  }
}
