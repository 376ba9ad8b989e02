import Testing
import UIStateLayer

/// The results, errors, delays and ends of effects.
@MainActor
@Suite(.timeLimit(.minutes(20))) struct EffectTests: SleepingEffects {
  let clock = TestClock()

  @Test func `an effect sends its result`() async {
    let store = LogStore()

    store.start(.run { send in send(.note("found")) })
    await store.finish()

    #expect(store.state.notes == ["found"])
  }

  @Test func `an error becomes the action given for it`() async {
    let store = LogStore()

    store.start(
      .run { _ in
        throw Failure()
      } failure: {
        .note("\($0)")
      }
    )
    await store.finish()

    #expect(store.state.notes == ["Failure()"])
  }

  @Test func `K7 cancelling an id stops every effect with that id, and no other`() async {
    let store = LogStore()

    store.start(sleeping("a").cancellable(id: "x"))
    store.start(sleeping("b").cancellable(id: EffectID(7)))
    store.start(sleeping("c").cancellable(id: "x"))
    await clock.waitForSleepers(3)
    store.start(.cancel("x"))
    clock.advance(by: .seconds(1))
    await store.finish()

    #expect(store.state.notes == ["b"])
  }

  @Test func `a delay uses the given clock`() async {
    let store = LogStore()

    store.start(Effect.send(.note("later")).delayed(by: .seconds(3), on: clock))
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(2))
    #expect(store.state.notes.isEmpty)
    clock.advance(by: .seconds(1))
    await store.finish()

    #expect(store.state.notes == ["later"])
  }

  @Test func `V6 releasing a store cancels its effects`() async {
    var store: LogStore? = LogStore()
    weak let released = store
    let (ends, continuation) = AsyncStream<String>.makeStream()
    var states: [LogState] = []
    let observation = store?.observe { states.append($0) }
    for _ in 0..<2 {
      store?.start(
        .run { [clock] send in
          do {
            try await clock.sleep(for: .seconds(1_000_000))
          } catch {
            continuation.yield("\(error) \(send(.note("late")))")
            throw error
          }
        }
        .queued(in: EffectQueue("posts", .oldest(limit: 2, .suspend)))
      )
    }
    await clock.waitForSleepers(2)
    states = []

    store = nil
    var iterator = ends.makeAsyncIterator()

    #expect(await iterator.next() == "CancellationError() false")
    #expect(await iterator.next() == "CancellationError() false")
    #expect(store == nil)
    #expect(released == nil)
    #expect(states.isEmpty)
    observation?.cancel()
  }

  @Test func `an error without an action is reported, and the effect ends`() async {
    let store = LogStore()
    let (reported, continuation) = AsyncStream<StateIssue>.makeStream()
    let before = StateIssues.report
    StateIssues.report = { issue in
      if case .unhandledEffectError = issue { continuation.yield(issue) } else { before(issue) }
    }
    defer { StateIssues.report = before }

    store.start(.run { _ in throw Failure() })
    await store.finish()
    var issues = reported.makeAsyncIterator()

    #expect(
      await issues.next() == .unhandledEffectError(store: "LogStore", error: "Failure()")
    )
  }

  @Test func `effects that send endlessly are stopped and reported`() throws {
    final class Echo: Store<LogState> {
      override func effect(of action: Action, in state: LogState) -> Effect<Action> {
        .send(.note("again"))
      }
    }
    let store = Echo(LogState())

    let reported = issues { store.send(.note("once")) }

    let expected = ["note"] + Array(repeating: "note", count: 100)
    #expect(reported == [.actionRecursion(store: "Echo", chain: expected)])
    #expect(store.state.notes.count == 100)
  }
}
