import CounterScreen
import Observation
import Synchronization
import Testing
import UIStateLayer

@MainActor
@Suite struct UIStateSlotTests {
  @Test func `A3 an untouched slot reads as its default, in phase idle`() {
    let slots = UIStateSlots<CounterViewData>(default: 7)

    #expect(slots["banner"].value == 7)
    #expect(slots["banner"].phase == .idle)
  }

  @Test func `A2 an observer attached before the response sees it, on the same slot`() {
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
  func `filling makes a slot ready, or empty where there is nothing to draw`(
    values: [CounterViewData],
    phase: UIStatePhase
  ) {
    let slot = UIStateSlot<CounterViewData>(default: -1)

    for value in values { slot.fill(with: value) }

    #expect(slot.phase == phase)
    #expect(slot.value == values.last)
  }

  @Test func `a failure keeps the last good value, and filling clears it`() {
    let slot = UIStateSlot<CounterViewData>(default: 0)
    slot.fill(with: 3)

    slot.fail(UIStateFailure("no price"))
    #expect(slot.value == 3)
    #expect(slot.phase == .failed(UIStateFailure("no price")))

    slot.fill(with: 3)
    #expect(slot.phase == .ready)
  }

  @Test func `only what was filled becomes stale`() {
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

  @Test func `an observer reads the new value and phase while they are announced`() {
    let slot = UIStateSlot<CounterViewData>(default: 0)
    var read: [(CounterViewData, UIStatePhase)] = []
    let observation = slot.observe { [unowned slot] _ in read.append((slot.value, slot.phase)) }

    slot.fill(with: 4)

    #expect(read.map(\.0) == [0, 4])
    #expect(read.map(\.1) == [.idle, .ready])
    observation.cancel()
  }

  @Test func `a write from inside an observer reaches every observer after the running one`() {
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

  @Test func `an observer added during an announcement starts with the value held, once`() {
    let slot = UIStateSlot<CounterViewData>(default: 0)
    var late: [CounterViewData] = []
    var lateObservation: SlotObservation?
    let observation = slot.observe { [unowned slot] value in
      if value == 1 { lateObservation = slot.observe { late.append($0) } }
    }

    slot.fill(with: 1)
    slot.fill(with: 2)

    #expect(late == [1, 2])
    lateObservation?.cancel()
    observation.cancel()
  }

  @Test func `the calls end with the token`() {
    let slot = UIStateSlot<CounterViewData>(default: 0)
    var seen: [CounterViewData] = []
    var observation: SlotObservation? = slot.observe { seen.append($0) }
    slot.fill(with: 1)

    observation = nil
    slot.fill(with: 2)

    #expect(observation == nil)
    #expect(seen == [0, 1])
  }

  @Test func `a cancelled observation lets go what its closure captured`() {
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

  @Test func `a token cancelled by an earlier observer of the same announcement gets nothing more`()
  {
    let slot = UIStateSlot<CounterViewData>(default: 0)
    var seen: [CounterViewData] = []
    var second: SlotObservation?
    let first = slot.observe { if $0 == 1 { second?.cancel() } }
    second = slot.observe { seen.append($0) }

    slot.fill(with: 1)

    #expect(seen == [0])
    first.cancel()
  }

  @Test func `Observation wakes for a change of value, and not for an equal value`() {
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

  @Test func `a write to one slot wakes no other`() {
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
}
