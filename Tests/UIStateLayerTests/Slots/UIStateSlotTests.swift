import CounterScreen
import Dispatch
import Observation
import Synchronization
import Testing
import UIStateLayer

@MainActor
@Suite(.timeLimit(.minutes(10))) struct UIStateSlotTests {
  @Test func `A3 an untouched slot reads as its default, in phase idle`() {
    let slots = UIStateSlots<CounterViewData>(default: 7)

    #expect(slots["banner"].value == 7)
    #expect(slots["banner"].phase == .idle)
  }

  @Test func `A2 an observer attached before the response receives it, on the same slot`() {
    let slots = UIStateSlots<CounterViewData>(default: 0)
    let slot = slots["banner"]
    var seen: [CounterViewData] = []
    let observation = slot.observe { seen.append($0) }

    slots["banner"].fill(with: 5)

    #expect(seen == [0, 5])
    #expect(slots["banner"] === slot)
    observation.cancel()
  }

  @Test(
    arguments: [
      ([1], UIStatePhase.ready), ([0], .empty), ([1, 0], .empty), ([0, 1], .ready),
    ] as [([CounterViewData], UIStatePhase)]
  )
  func `filling makes a slot ready, or empty without drawable content`(
    values: [CounterViewData],
    phase: UIStatePhase
  ) {
    let slot = UIStateSlot<CounterViewData>(default: -1)

    for value in values { slot.fill(with: value) }

    #expect(slot.phase == phase)
    #expect(slot.value == values.last)
  }

  @Test func `a failure keeps the last valid value, and filling clears it`() {
    let slot = UIStateSlot<CounterViewData>(default: 0)
    slot.fill(with: 3)

    slot.fail(UIStateFailure("no price"))
    #expect(slot.value == 3)
    #expect(slot.phase == .failed(UIStateFailure("no price")))

    slot.fill(with: 3)
    #expect(slot.phase == .ready)
  }

  @Test func `only a filled slot becomes stale`() {
    let slot = UIStateSlot<CounterViewData>(default: 0)

    slot.markStale()
    #expect(slot.phase == .idle)

    slot.fill(with: 1)
    slot.markStale()
    #expect(slot.phase == .stale)
    #expect(slot.value == 1)
  }

  @Test func `equal values announce nothing`() {
    let slot = UIStateSlot<CounterViewData>(default: 0)
    var calls = 0
    let observation = slot.observe { _ in calls += 1 }
    slot.fill(with: 1)

    slot.fill(with: 1)

    #expect(calls == 2)
    observation.cancel()
  }

  @Test func `a stale slot that receives an equal value announces only its phase`() {
    let slot = UIStateSlot<CounterViewData>(default: 0)
    slot.fill(with: 1)
    slot.markStale()
    var calls = 0
    let observation = slot.observe { _ in calls += 1 }

    slot.fill(with: 1)

    #expect(slot.phase == .ready)
    #expect(calls == 1)
    observation.cancel()
  }

  @Test func `an observer reads the new value and phase while they are announced`() {
    let slot = UIStateSlot<CounterViewData>(default: 0)
    var read: [(CounterViewData, UIStatePhase)] = []
    let observation = slot.observe { [unowned slot] _ in read.append((slot.value, slot.phase)) }

    slot.fill(with: 4)

    #expect(read.map(\.0) == [0, 4])
    #expect(read.map(\.1) == [.idle, .ready])
    observation.cancel()
  }

  @Test func `a write inside an observer reaches every observer after the running one`() {
    let slot = UIStateSlot<CounterViewData>(default: 0)
    var first: [CounterViewData] = []
    var second: [CounterViewData] = []
    let one = slot.observe { [unowned slot] value in
      first.append(value)
      if value == 1 { slot.fill(with: 2) }
    }
    let two = slot.observe { second.append($0) }

    slot.fill(with: 1)

    #expect(first == [0, 1, 2])
    #expect(second == [0, 1, 2])
    one.cancel()
    two.cancel()
  }

  @Test func `an observer added during an announcement starts with the current value, once`() {
    let slot = UIStateSlot<CounterViewData>(default: 0)
    var late: [CounterViewData] = []
    var lateObservation: StateObservation?
    let observation = slot.observe { [unowned slot] value in
      if value == 1 { lateObservation = slot.observe { late.append($0) } }
    }

    slot.fill(with: 1)
    slot.fill(with: 2)

    #expect(late == [1, 2])
    lateObservation?.cancel()
    observation.cancel()
  }

  @Test func `releasing the token ends the calls`() {
    let slot = UIStateSlot<CounterViewData>(default: 0)
    var seen: [CounterViewData] = []
    var observation: StateObservation? = slot.observe { seen.append($0) }
    slot.fill(with: 1)

    observation = nil
    slot.fill(with: 2)

    #expect(observation == nil)
    #expect(seen == [0, 1])
  }

  @Test func `a cancelled observation releases what its closure captured`() {
    final class View {}
    let slot = UIStateSlot<CounterViewData>(default: 0)
    var view: View? = View()
    weak let released = view
    let observation = slot.observe { [view] _ in _ = view }

    observation.cancel()
    view = nil

    #expect(view == nil)
    #expect(released == nil)
  }

  @Test func `a token cancelled by an earlier observer of the same announcement receives nothing`()
  {
    let slot = UIStateSlot<CounterViewData>(default: 0)
    var seen: [CounterViewData] = []
    var second: StateObservation?
    let first = slot.observe { if $0 == 1 { second?.cancel() } }
    second = slot.observe { seen.append($0) }

    slot.fill(with: 1)

    #expect(seen == [0])
    first.cancel()
  }

  @Test func `Observation notifies for a changed value, and not for an equal value`() {
    let slot = UIStateSlot<CounterViewData>(default: 0)
    slot.fill(with: 1)
    let wakes = Atomic(0)
    withObservationTracking {
      _ = slot.value
    } onChange: {
      wakes.add(1, ordering: .relaxed)
    }

    slot.fill(with: 1)
    #expect(wakes.load(ordering: .relaxed) == 0)

    slot.fill(with: 2)
    #expect(wakes.load(ordering: .relaxed) == 1)
  }

  @Test func `Observation of the value ignores the phase, and that of the phase the value`() {
    let slot = UIStateSlot<CounterViewData>(default: 0)
    slot.fill(with: 1)
    let values = Atomic(0)
    let phases = Atomic(0)
    withObservationTracking {
      _ = slot.value
    } onChange: {
      values.add(1, ordering: .relaxed)
    }
    withObservationTracking {
      _ = slot.phase
    } onChange: {
      phases.add(1, ordering: .relaxed)
    }

    slot.fill(with: 2)
    #expect(values.load(ordering: .relaxed) == 1)
    #expect(phases.load(ordering: .relaxed) == 0)

    withObservationTracking {
      _ = slot.value
    } onChange: {
      values.add(1, ordering: .relaxed)
    }
    slot.startLoading()
    #expect(values.load(ordering: .relaxed) == 1)
    #expect(phases.load(ordering: .relaxed) == 1)
  }

  @Test func `a write to one slot notifies no observer of another`() {
    let slots = UIStateSlots<CounterViewData>(default: 0)
    let wakes = Atomic(0)
    withObservationTracking {
      _ = slots["other"].value
    } onChange: {
      wakes.add(1, ordering: .relaxed)
    }

    slots["this"].fill(with: 1)

    #expect(wakes.load(ordering: .relaxed) == 0)
  }

  @Test func `loading keeps the value, and only a filled slot becomes stale from it`() {
    let slot = UIStateSlot<CounterViewData>(default: 0)
    slot.startLoading()
    #expect(slot.phase == .loading)

    slot.markStale()
    #expect(slot.phase == .loading)

    slot.fill(with: 2)
    slot.startLoading()
    #expect(slot.value == 2)
    slot.markStale()
    #expect(slot.phase == .stale)
  }

  @Test func `a failure takes precedence over staleness, and stays`() {
    let slot = UIStateSlot<CounterViewData>(default: 0)
    slot.fill(with: 1)
    slot.fail(UIStateFailure("no price"))

    slot.markStale()

    #expect(slot.phase == .failed(UIStateFailure("no price")))
  }

  @Test func `K2 a field that the view does not use changes nothing`() {
    let slot = UIStateSlot<CounterViewData>(default: 0)
    var updates = 0
    let observation = slot.observe { _ in updates += 1 }
    let viewData = { (response: CounterResponse) in CounterViewData(response.count) }

    slot.fill(with: viewData(CounterResponse(count: 1, ignored: "a")))
    let wasNews = slot.fill(with: viewData(CounterResponse(count: 1, ignored: "b")))

    #expect(updates == 2)
    #expect(!wasNews)
    observation.cancel()
  }

  @Test func `filling returns whether anything changed, including the phase`() {
    let slot = UIStateSlot<CounterViewData>(default: 0)

    #expect(slot.fill(with: 1))
    #expect(!slot.fill(with: 1))
    slot.markStale()
    #expect(slot.fill(with: 1))
  }

  @Test func `a write from an observer's first call arrives after the call returns`() {
    let slot = UIStateSlot<CounterViewData>(default: 0)
    var seen: [CounterViewData] = []
    let observation = slot.observe { [unowned slot] value in
      if value == 0 { slot.fill(with: 1) }
      seen.append(value)
    }

    #expect(seen == [0, 1])
    observation.cancel()
  }

  @Test func `an observer's write to another slot follows the running announcement`() {
    let slots = UIStateSlots<CounterViewData>(default: 0)
    var order: [String] = []
    let one = slots["a"].observe { value in
      order.append("first a\(value.count)")
      slots["b"].fill(with: value)
    }
    let two = slots["a"].observe { order.append("second a\($0.count)") }
    let three = slots["b"].observe { order.append("b\($0.count)") }
    order = []

    slots["a"].fill(with: 1)

    #expect(order == ["first a1", "second a1", "b1"])
    for observation in [one, two, three] { observation.cancel() }
  }

  @Test func `an observer added while a change of its slot waits receives that value once`() {
    let slots = UIStateSlots<CounterViewData>(default: 0)
    var seen: [CounterViewData] = []
    var late: StateObservation?
    let early = slots["b"].observe { _ in }
    let observation = slots["a"].observe { value in
      guard value == 1 else { return }
      slots["b"].fill(with: 5)
      late = slots["b"].observe { seen.append($0) }
    }

    slots["a"].fill(with: 1)
    slots["b"].fill(with: 6)

    #expect(seen == [5, 6])
    for token in [early, observation, late] { token?.cancel() }
  }

  @Test func `slots that write each other endlessly are stopped, and this is reported`() {
    let slots = UIStateSlots<CounterViewData>(default: 0)
    let one = slots["a"].observe { slots["b"].fill(with: CounterViewData($0.count + 1)) }
    let observed = slots["b"].observe { _ in }

    let reported = issues {
      let two = slots["b"].observe { slots["a"].fill(with: CounterViewData($0.count + 1)) }
      two.cancel()
    }

    #expect(reported == [.slotRecursion(depth: 100)])
    #expect((90...110).contains(slots["a"].value.count))
    one.cancel()
    var seen: [CounterViewData] = []
    let after = slots["a"].observe { seen.append($0) }
    slots["a"].fill(with: -5)
    #expect(seen.count == 2)
    for observation in [observed, after] { observation.cancel() }
  }

  @Test func `a thousand added and removed observers leave none in the slot`() {
    final class View {}
    let slot = UIStateSlot<CounterViewData>(default: 0)
    var views: [WeakReference<View>] = []
    for _ in 0..<1_000 {
      let view = View()
      views.append(WeakReference(view))
      _ = slot.observe { _ in _ = view }
    }

    #expect(views.count { $0.object != nil } == 0)
  }

  @Test func `a token released on another thread ends the calls at once`() async {
    let slot = UIStateSlot<CounterViewData>(default: 0)
    var seen: [CounterViewData] = []
    let token = Mutex<StateObservation?>(slot.observe { seen.append($0) })

    // Blocked until the write is made, as the main actor is busy in the meantime.
    DispatchQueue.global().sync { token.withLock { $0 = nil } }
    slot.fill(with: 1)

    #expect(seen == [0])
  }

  @Test func `values begins with the current value, and a slow loop receives the newest`() async {
    let slot = UIStateSlot<CounterViewData>(default: 0)
    var seen: [CounterViewData] = []
    let values = slot.values

    for await value in values {
      seen.append(value)
      if value == 0 { for number in 1...3 { slot.fill(with: CounterViewData(number)) } }
      if value == 3 { break }
    }

    #expect(seen == [0, 3])
  }

  @Test func `values without a loop is no longer observed`() async {
    let slot = UIStateSlot<CounterViewData>(default: 0)
    #expect(!slot.hasValueObserver)

    for await _ in slot.values {
      #expect(slot.hasValueObserver)
      break
    }
    _ = slot.values

    #expect(!slot.hasValueObserver)
  }

  @Test func `a value written between two requests of values is not lost`() async {
    let slot = UIStateSlot<CounterViewData>(default: 0)
    var iterator = slot.values.makeAsyncIterator()

    #expect(await iterator.next() == 0)
    slot.fill(with: 1)
    await Task.yield()
    #expect(await iterator.next() == 1)
    slot.fill(with: 2)
    #expect(await iterator.next() == 2)
  }
}
