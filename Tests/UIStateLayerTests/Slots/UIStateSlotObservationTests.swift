import CounterScreen
import Observation
import Synchronization
import Testing
import UIStateLayer

/// The changes of slots of which Observation notifies.
@MainActor
@Suite(.timeLimit(.minutes(20))) struct UIStateSlotObservationTests {
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
}
