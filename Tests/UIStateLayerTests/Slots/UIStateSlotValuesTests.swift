import CounterScreen
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
}
