import CounterScreen
import Testing
import UIStateLayer

@MainActor
@Suite struct UIStateSlotsTests {
  @Test func `each content has a slot of its own`() {
    let slots = UIStateSlots<CounterViewData>(default: 0)

    slots["first"].fill(with: 1)

    #expect(slots["second"].value == 0)
    #expect(slots.count == 2)
  }

  @Test func `a released slot is let go, and a content that comes back gets a new one`() {
    let slots = UIStateSlots<CounterViewData>(default: 0)
    weak let released = slots["banner"]
    slots["banner"].fill(with: 1)

    slots.release("banner")

    #expect(released == nil)
    #expect(slots.count == 0)
    #expect(slots["banner"].phase == .idle)
  }
}
