import CounterScreen
import Testing
import UIStateLayer

@MainActor
@Suite(.timeLimit(.minutes(20))) struct UIStateSlotsTests {
  @Test func `each content has its own slot`() {
    let slots = UIStateSlots<CounterViewData>(default: 0)

    slots["first"].fill(with: 1)

    #expect(slots["second"].value == 0)
    #expect(slots.count == 2)
  }

  @Test func `a released slot is deallocated, and a returning content gets a new one`() {
    let slots = UIStateSlots<CounterViewData>(default: 0)
    weak let released = slots["banner"]
    slots["banner"].fill(with: 1)

    slots.release("banner")

    #expect(released == nil)
    #expect(slots.count == 0)
    #expect(slots["banner"].phase == .idle)
  }

  @Test func `ten thousand observed slots leave none in memory after their release`() {
    let slots = UIStateSlots<CounterViewData>(default: 0)
    var made: [WeakReference<UIStateSlot<CounterViewData>>] = []
    var observations: [StateObservation] = []
    for number in 0..<10_000 {
      let slot = slots["content-\(number)"]
      observations.append(slot.observe { _ in })
      slot.fill(with: CounterViewData(number))
      made.append(WeakReference(slot))
    }
    #expect(made.count { $0.object != nil } == 10_000)

    for number in 0..<10_000 { slots.release("content-\(number)") }

    #expect(made.count { $0.object != nil } == 0)
    #expect(slots.count == 0)
    #expect(observations.count == 10_000)
  }

  @Test func `a released slot keeps its value, ignores writes, and notifies no observer`() {
    let slots = UIStateSlots<CounterViewData>(default: 0)
    let slot = slots["banner"]
    slot.fill(with: 3)
    var before: [CounterViewData] = []
    let early = slot.observe { before.append($0) }

    slots.release("banner")
    var after: [CounterViewData] = []
    let late = slot.observe { after.append($0) }
    let wasTaken = slot.fill(with: 4)
    slot.fail(UIStateFailure("late"))

    #expect(!wasTaken)
    #expect(slot.value == 3)
    #expect(slot.phase == .ready)
    #expect(before == [3])
    #expect(after == [3])
    for observation in [early, late] { observation.cancel() }
  }

  @Test func `a loop over the values of a content ends when the content leaves`() async {
    let slots = UIStateSlots<CounterViewData>(default: 7)
    let values = slots["banner"].values
    var seen: [CounterViewData] = []

    for await value in values {
      seen.append(value)
      slots.release("banner")
    }
    for await value in UIStateSlots<CounterViewData>(default: 8)["gone"].endedValues {
      seen.append(value)
    }

    #expect(seen == [7, 8])
  }
}

extension UIStateSlot {
  /// The values of the slot after its content was removed.
  fileprivate var endedValues: AsyncStream<Value> {
    let slots = UIStateSlots(default: value)
    let slot = slots["gone"]
    slots.release("gone")
    return slot.values
  }
}
