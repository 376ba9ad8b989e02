import Testing
import UIStateLayer

/// Waiting for a store's effects on a test's clock.
@MainActor
@Suite(.timeLimit(.minutes(20))) struct FinishingTests {
  private let clock = TestClock()

  @Test func `delays take no time, and effects wake in the order of their moments`() async throws {
    let store = LogStore()
    for (name, seconds) in [("late", 30), ("soon", 1), ("later", 90)] {
      store.start(
        .run { send in send(.note(name)) }.delayed(by: .seconds(seconds), on: clock)
      )
    }
    try await store.finish(within: .seconds(90), on: clock)
    #expect(store.state.notes == ["soon", "late", "later"])
    #expect(clock.now.offset == .seconds(90))
  }

  @Test func `an effect that sleeps several times is waited for until its end`() async throws {
    let store = LogStore()
    let clock = clock
    store.start(
      .run { send in
        for count in 1...3 {
          try await clock.sleep(for: .seconds(10))
          send(.note("\(count)"))
        }
      }
    )
    try await store.finish(within: .seconds(30), on: clock)
    #expect(store.state.notes == ["1", "2", "3"])
  }

  @Test
  func `an effect that sleeps beyond the limit is an error, and the clock stands at the limit`()
    async
  {
    let store = LogStore()
    store.start(.run { send in send(.note("soon")) }.delayed(by: .seconds(1), on: clock))
    store.start(.run { send in send(.note("late")) }.delayed(by: .seconds(31), on: clock))
    let error = await #expect(throws: EffectTimeoutError.self) {
      try await store.finish(within: .seconds(30), on: clock)
    }
    #expect(error?.limit == .seconds(30))
    #expect(error?.sleepingTaskCount == 1)
    #expect(
      error?.description
        == "1 effect is still asleep after 30.0 seconds. Cancel it, or allow more time."
    )
    #expect(store.state.notes == ["soon"])
    #expect(clock.now.offset == .seconds(30))
    clock.advance(by: .seconds(1))
    await store.finish()
    #expect(store.state.notes == ["soon", "late"])
  }

  @Test func `a negative limit is zero, and does not set the clock back`() async {
    let store = LogStore()
    store.start(.run { send in send(.note("late")) }.delayed(by: .seconds(1), on: clock))
    await #expect(throws: EffectTimeoutError.self) {
      try await store.finish(within: .seconds(-1), on: clock)
    }
    #expect(clock.now.offset == .zero)
    clock.advance(by: .seconds(2))
    await store.finish()
  }

  @Test func `a clock that an effect has advanced beyond the limit is not set back`() async {
    let store = LogStore()
    let clock = clock
    store.start(
      .run { send in
        clock.advance(by: .seconds(5))
        try await clock.sleep(for: .seconds(1))
        send(.note("late"))
      }
      .delayed(by: .seconds(1), on: clock)
    )
    await #expect(throws: EffectTimeoutError.self) {
      try await store.finish(within: .seconds(1), on: clock)
    }
    #expect(clock.now.offset == .seconds(6))
    clock.advance(by: .seconds(1))
    await store.finish()
    #expect(store.state.notes == ["late"])
  }

  @Test func `a store without effects is finished at once`() async throws {
    try await LogStore().finish(within: .zero, on: clock)
    #expect(clock.now.offset == .zero)
  }

  @Test func `an effect that does not sleep is waited for, and the clock stands still`()
    async throws
  {
    let store = LogStore()
    store.start(
      .run { send in
        for _ in 0..<1_000 { await Task.yield() }
        send(.note("found"))
      }
    )
    try await store.finish(within: .seconds(1), on: clock)
    #expect(store.state.notes == ["found"])
    #expect(clock.now.offset == .zero)
  }

  @Test func `tasks wake at their moment, the earliest first, and a cancelled one at once`()
    async
  {
    let clock = clock
    let early = Task { try await clock.sleep(for: .seconds(1)) }
    let late = Task { try await clock.sleep(for: .seconds(2)) }
    await clock.waitForSleepers(2)
    #expect(clock.nextDeadline?.offset == .seconds(1))
    late.cancel()
    await #expect(throws: CancellationError.self) { try await late.value }
    clock.advance(by: .seconds(1))
    await #expect(throws: Never.self) { try await early.value }
    #expect(clock.sleepingTaskCount == 0)
    #expect(clock.nextDeadline == nil)
  }
}
