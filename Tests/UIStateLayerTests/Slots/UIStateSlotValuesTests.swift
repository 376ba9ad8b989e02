import CounterScreen
import TestSupport
import Testing
import UIStateLayer

/// A slot's values as an asynchronous sequence.
@MainActor
@Suite(.timeLimit(.minutes(20))) struct UIStateSlotValuesTests {
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

  @Test func `a slow loop receives a value again if it skipped another one between`() async {
    let slot = UIStateSlot<CounterViewData>(default: 0)
    var iterator = slot.values.makeAsyncIterator()
    #expect(await iterator.next() == 0)

    slot.fill(with: 1)
    slot.fill(with: 0)

    #expect(await iterator.next() == 0)
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

  @Test(.timeLimit(.minutes(20)))
  func `a loop that waits for a value ends when the slot is deallocated`() async {
    var slots: UIStateSlots<CounterViewData>? = UIStateSlots(default: 7)
    let values = slots?["banner"].values
    let hasBegun = Signal()
    async let elements = Self.elements(of: values) { hasBegun.fire() }
    await hasBegun.wait()

    slots = nil

    let seen = await elements
    #expect(slots == nil)
    #expect(seen == [7])
  }

  @Test(.timeLimit(.minutes(20)))
  func `a value that is written before the slot is deallocated arrives`() async {
    var slot: UIStateSlot<CounterViewData>? = UIStateSlot(default: 0)
    let values = slot?.values

    UIStateTurn.batch {
      slot?.fill(with: 1)
      slot = nil
    }

    let seen = await Self.elements(of: values) {}

    #expect(slot == nil)
    #expect(seen == [1])
  }

  private static func elements(
    of values: AsyncStream<CounterViewData>?,
    onElement: @Sendable () -> Void
  ) async -> [CounterViewData] {
    var seen: [CounterViewData] = []
    guard let values else { return seen }
    for await value in values {
      seen.append(value)
      onElement()
    }
    return seen
  }
}
