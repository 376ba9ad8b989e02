import CounterScreen
import Testing
import UIStateLayer

/// A slot's value and phase.
@MainActor
@Suite(.timeLimit(.minutes(20))) struct UIStateSlotTests {
  @Test func `A3 an untouched slot reads as its default, in phase idle`() {
    let slots = UIStateSlots<CounterViewData>(default: 7)

    #expect(slots["banner"].value == 7)
    #expect(slots["banner"].phase == .idle)
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
}
