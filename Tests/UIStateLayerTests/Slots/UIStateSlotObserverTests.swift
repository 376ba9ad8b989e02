import CounterScreen
import Dispatch
import Synchronization
import Testing
import UIStateLayer

/// What a slot announces to its observers, in which order, and until when.
@MainActor
@Suite(.timeLimit(.minutes(20))) struct UIStateSlotObserverTests {
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

  @Test func `endless writes that branch are stopped, and this is reported once`() {
    let slot = UIStateSlot<CounterViewData>(default: 0)
    var calls = 0
    let again: @MainActor (CounterViewData) -> Void = { [unowned slot] value in
      // Without the limit, the test ends here.
      guard value.count > 0, calls < 50_000 else { return }
      calls += 1
      slot.fill(with: CounterViewData(slot.value.count + 1))
    }
    let one = slot.observe(again)
    let two = slot.observe(again)

    let reported = issues { slot.fill(with: 1) }

    // After 1 + 2 + 4 + … + 2^12 turns, not all of the next 2^13 are within the limit.
    #expect(reported == [.slotRecursion(depth: 12)])
    #expect(calls == 2 * (1 + 2 + 10_000))
    #expect(slot.value.count == 1 + calls)
    one.cancel()
    two.cancel()
    var seen: [CounterViewData] = []
    let after = slot.observe { seen.append($0) }
    slot.fill(with: -5)
    #expect(seen.count == 2)
    after.cancel()
  }

  @Test func `many writes by one observer are not recursion`() {
    let slots = UIStateSlots<CounterViewData>(default: 0)
    let one = slots["a"].observe { value in
      for number in 0..<value.count { slots["b"].fill(with: CounterViewData(number + 1)) }
    }
    var seen: [Int] = []
    let two = slots["b"].observe { seen.append($0.count) }

    let reported = issues { slots["a"].fill(with: 20_000) }

    #expect(reported.isEmpty)
    #expect(seen == Array(0...20_000))
    for observation in [one, two] { observation.cancel() }
  }

  @Test func `an announced value is released while others wait`() {
    let start = UIStateSlot<CounterViewData>(default: 0)
    let slot = UIStateSlot(default: PayloadViewData())
    var payloads: [WeakReference<Payload>] = []
    let writing = start.observe { value in
      for _ in 0..<value.count {
        let viewData = PayloadViewData()
        payloads.append(WeakReference(viewData.payload))
        slot.fill(with: viewData)
      }
    }
    var calls = 0
    var aliveCount = Int.max
    let reading = slot.observe { _ in
      calls += 1
      // The first call has the default value, so 900 of the thousand are announced.
      if calls == 901 { aliveCount = payloads.count { $0.object != nil } }
    }

    start.fill(with: 1_000)

    #expect(calls == 1_001)
    // The waiting ones, the announced one, and the one before it.
    #expect(aliveCount <= 103)
    for observation in [writing, reading] { observation.cancel() }
  }

  private struct PayloadViewData: ViewData {
    let payload = Payload()

    static func == (lhs: PayloadViewData, rhs: PayloadViewData) -> Bool {
      lhs.payload === rhs.payload
    }

    func encode(to encoder: any Encoder) throws {}
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
}
