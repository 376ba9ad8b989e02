import CounterScreen
import Observation
import Synchronization
import Testing
import UIStateLayer

/// Values that a slot gets without a response: after an action, or after a change of another slot.
@MainActor
@Suite struct FillWithoutResponseTests {
  @Test(arguments: [.loading, .stale, .failed(UIStateFailure("no price"))] as [UIStatePhase])
  func `a value without a response is announced once, in the phase before it`(phase: UIStatePhase) {
    let slot = UIStateSlot<CounterViewData>(default: 0)
    slot.fill(with: 3)
    switch phase {
    case .loading: slot.startLoading()
    case .stale: slot.markStale()
    case .failed(let failure): slot.fail(failure)
    case .idle, .ready, .empty: Issue.record("\(phase)")
    }
    var seen: [UIStatePhase] = []
    let observation = slot.observe { _ in seen.append(slot.phase) }
    let changes = Mutex(0)
    withObservationTracking({ _ = slot.phase }, onChange: { changes.withLock { $0 += 1 } })

    #expect(!slot.fillWithoutResponse(3))
    #expect(slot.fillWithoutResponse(4))
    #expect(slot.value == 4 && slot.phase == phase)
    #expect(seen == [phase, phase])
    #expect(changes.withLock { $0 } == 0)
    observation.cancel()
  }

  @Test func `a value without a response is ready or empty where no response is missing`() {
    let slot = UIStateSlot<CounterViewData>(default: -1)
    #expect(slot.fillWithoutResponse(1) && slot.phase == .ready)
    #expect(slot.fillWithoutResponse(0) && slot.phase == .empty)
    #expect(!slot.fillWithoutResponse(0) && slot.phase == .empty)
  }

  @Test func `a write by an observer of a value without a response stays`() {
    let slot = UIStateSlot<CounterViewData>(default: 0)
    slot.fill(with: 3)
    slot.fail(UIStateFailure("no price"))
    let observation = slot.observe { if $0 == 4 { slot.fill(with: 5) } }
    slot.fillWithoutResponse(4)
    #expect(slot.value == 5 && slot.phase == .ready)
    observation.cancel()
  }

  @Test func `a released slot ignores a value without a response`() {
    let slots = UIStateSlots<CounterViewData>(default: 0)
    let slot = slots["banner"]
    slot.fill(with: 3)
    slot.fail(UIStateFailure("no price"))
    slots.release("banner")
    #expect(!slot.fillWithoutResponse(4))
    #expect(slot.value == 3)
  }
}
