import TestSupport
import Testing
import UIStateLayer

/// Which effects of a queue run, and when.
@MainActor
@Suite(.timeLimit(.minutes(20))) struct EffectQueueTests: SleepingEffects {
  let clock = TestClock()

  @Test func `K7 success, error, success through a queue of one are three completions`() async {
    let store = LogStore()
    let queue = EffectQueue("posts", .oldest(.suspend))
    let order = [1, 2, 3]

    for number in order {
      store.start(
        .run { send in
          send(.note("start \(number)"))
          await Task.yield()
          if number == 2 { throw Failure() }
          send(.note("ok \(number)"))
        } failure: { _ in
          .note("fail \(number)")
        }
        .queued(in: queue)
      )
    }
    await store.finish()

    #expect(
      store.state.notes == ["start 1", "ok 1", "start 2", "fail 2", "start 3", "ok 3"]
    )
  }

  @Test func `K7 newest cancels the previous effect, whose later actions are ignored`() async {
    let store = LogStore()
    let queue = EffectQueue("search", .newest())

    for number in [1, 2, 3] {
      store.start(uncancellable(number).queued(in: queue))
      await clock.waitForSleepers(number)
    }
    clock.advance(by: .seconds(1))
    await store.finish()

    #expect(store.state.notes == ["end 3"])
  }

  /// Sleeps a second, ignores cancellation, and then sends.
  private func uncancellable(_ number: Int) -> Effect<LogState.Action> {
    .run { [clock] send in
      await Task { try? await clock.sleep(for: .seconds(1)) }.value
      send(.note("end \(number)"))
    }
  }

  @Test(arguments: [(1, ["3"]), (2, ["2", "3"]), (0, ["3"])])
  func `K7 newest with a limit runs that many effects`(limit: Int, notes: [String]) async {
    let store = LogStore()
    let queue = EffectQueue("search", .newest(limit: limit))

    for number in [1, 2, 3] { store.start(sleeping("\(number)").queued(in: queue)) }
    await clock.waitForSleepers(notes.count)
    clock.advance(by: .seconds(1))
    await store.finish()

    #expect(store.state.notes.sorted() == notes)
  }

  @Test func `K7 oldest with discard drops effects over the limit`() async {
    let store = LogStore()
    let queue = EffectQueue("refresh", .oldest(.discard))

    store.start(sleeping("1").queued(in: queue))
    store.start(sleeping("2").queued(in: queue))
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(1))
    await store.finish()
    store.start(sleeping("3").queued(in: queue))
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(1))
    await store.finish()

    #expect(store.state.notes == ["1", "3"])
  }

  @Test func `K7 oldest with suspend runs at most its limit at once, in order`() async {
    let store = LogStore()
    let queue = EffectQueue("upload", .oldest(limit: 2, .suspend))
    for number in 1...5 {
      store.start(
        .run { [clock] send in
          send(.note("start \(number)"))
          try await clock.sleep(for: .seconds(1))
          send(.note("end \(number)"))
        }
        .queued(in: queue)
      )
    }

    for sleepers in [2, 2, 1] {
      await clock.waitForSleepers(sleepers)
      clock.advance(by: .seconds(1))
      if sleepers == 2 { await store.hasNoted(count: 2) }
    }
    await store.finish()

    #expect(store.state.mostAtOnce == 2)
    #expect(
      store.state.notes.filter { $0.hasPrefix("start") } == (1...5).map { "start \($0)" }
    )
    #expect(store.state.notes.count == 10)
  }

  @Test func `K7 a cancelled effect frees its place, and a waiting one loses its turn`() async {
    let store = LogStore()
    let queue = EffectQueue("posts", .oldest(.suspend))

    store.start(endless().cancellable(id: "first").queued(in: queue))
    store.start(sleeping("second").cancellable(id: "second").queued(in: queue))
    store.start(sleeping("third").queued(in: queue))
    store.start(.cancel("second"))
    store.start(.cancel("first"))
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(1))
    await store.finish()

    #expect(store.state.notes == ["third"])
  }

  @Test func `a queue in which an effect always waits releases those that have ended`() async {
    let store = LogStore()
    let queue = EffectQueue("posts", .oldest(.suspend))
    var payloads: [WeakReference<Payload>] = []
    let startNext = {
      let payload = Payload()
      payloads.append(WeakReference(payload))
      store.start(sleeping(holding: payload).queued(in: queue))
    }

    startNext()
    startNext()
    for _ in 0..<1_000 {
      startNext()
      await clock.waitForSleepers(1)
      clock.advance(by: .seconds(1))
    }
    await clock.waitForSleepers(1)

    // One effect runs, and one waits.
    #expect(payloads.count == 1_002)
    #expect(payloads.count { $0.object != nil } <= 3)
  }

  @Test func `effects that are cancelled while they wait are released at once`() async {
    let store = LogStore()
    let queue = EffectQueue("posts", .oldest(.suspend))
    var payloads: [WeakReference<Payload>] = []
    store.start(endless().cancellable(id: "first").queued(in: queue))
    store.start(sleeping("second").queued(in: queue))

    for _ in 0..<1_000 {
      let payload = Payload()
      payloads.append(WeakReference(payload))
      store.start(sleeping(holding: payload).cancellable(id: "cancelled").queued(in: queue))
      store.start(.cancel("cancelled"))
    }
    let aliveCount = payloads.count { $0.object != nil }
    store.start(sleeping("third").queued(in: queue))
    store.start(.cancel("first"))
    for _ in 0..<2 {
      await clock.waitForSleepers(1)
      clock.advance(by: .seconds(1))
    }
    await store.finish()

    #expect(aliveCount <= 1)
    #expect(store.state.notes == ["second", "third"])
  }

  /// Sleeps a second, and holds an object until then.
  private func sleeping(holding payload: Payload) -> Effect<LogState.Action> {
    .run { [clock] _ in
      try await clock.sleep(for: .seconds(1))
      withExtendedLifetime(payload) {}
    }
  }

  @Test func `a delay in a newest queue debounces`() async {
    let store = LogStore()
    let queue = EffectQueue("search", .newest())

    for text in ["a", "ab", "abc"] {
      store.start(
        Effect.send(.note(text)).delayed(by: .seconds(1), on: clock).queued(in: queue)
      )
      await clock.waitForSleepers(1)
      clock.advance(by: .milliseconds(500))
    }
    clock.advance(by: .milliseconds(500))
    await store.finish()

    #expect(store.state.notes == ["abc"])
  }

  @Test func `an effect that never ends blocks only its own place`() async {
    let store = LogStore()
    let queue = EffectQueue("posts", .oldest(.discard))

    store.start(endless().queued(in: queue).cancellable(id: "endless"))
    store.start(sleeping("dropped").queued(in: queue))
    store.start(sleeping("beside"))
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(1))
    await store.hasNoted("beside")
    store.start(.cancel("endless"))
    await store.finish()

    #expect(store.state.notes == ["beside"])
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func `a queue runs all effects within its limit, with any outcomes`(seed: UInt64) async {
    var random = Seeded(seed: seed)
    let store = LogStore()
    let limit = Int.random(in: 1...4, using: &random)
    let queue = EffectQueue("work", .oldest(limit: limit, .suspend))
    let count = 60
    for number in 0..<count {
      let yields = Int.random(in: 0..<4, using: &random)
      let ending = Int.random(in: 0..<3, using: &random)
      store.start(
        .run { send in
          send(.note("start \(number)"))
          defer { send(.note("end \(number)")) }
          for _ in 0..<yields { await Task.yield() }
          if ending == 1 { throw Failure() }
          if ending == 2 { throw CancellationError() }
        } failure: { _ in
          .nothing
        }
        .queued(in: queue)
      )
    }

    await store.finish()

    #expect(store.state.notes.count == count * 2, "seed \(seed)")
    #expect(store.state.mostAtOnce == limit, "seed \(seed)")
  }
}
