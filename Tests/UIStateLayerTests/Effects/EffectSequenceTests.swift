import Testing
import UIStateLayer

/// Effects that run one after another.
@MainActor
@Suite(.timeLimit(.minutes(20))) struct EffectSequenceTests: SleepingEffects {
  let clock = TestClock()

  @Test func `K7 a sequence runs one effect after another, past failed and cancelled ones`() async {
    let store = LogStore()

    store.start(
      .sequence(
        .send(.note("begin")),
        sleeping("a"),
        .run { _ in
          throw Failure()
        } failure: { _ in
          .note("failed")
        },
        endless().cancellable(id: "endless"),
        .merge(sleeping("b"), sleeping("c")),
        .send(.note("end"))
      )
    )
    await clock.waitForSleepers(1)
    #expect(store.state.notes == ["begin"])
    clock.advance(by: .seconds(1))
    await store.hasNoted("failed")
    await clock.waitForSleepers(1)
    store.start(.cancel("endless"))
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(1))
    await store.finish()

    // The parts of a merge end in any order.
    #expect(store.state.notes.count == 6)
    #expect(store.state.notes.prefix(3) == ["begin", "a", "failed"])
    #expect(Set(store.state.notes.dropFirst(3).prefix(2)) == ["b", "c"])
    #expect(store.state.notes.last == "end")
  }

  @Test func `K7 cancelling a sequence cancels the effects that it started`() async {
    let store = LogStore()

    store.start(
      .sequence(.merge(sleeping("a"), endless()), .send(.note("end"))).cancellable(id: "all")
    )
    await clock.waitForSleepers(2)
    store.start(.cancel("all"))
    clock.advance(by: .seconds(1))
    await store.finish()

    #expect(store.state.notes.isEmpty)
  }

  @Test func `a merge that one of its parts cancels starts none of the later parts`() async {
    let store = LogStore()

    store.start(
      .merge(.cancel("all"), .run { send in send(.note("late")) }).cancellable(id: "all")
    )
    await store.finish()

    #expect(store.state.notes.isEmpty)
  }

  @Test(arguments: [.oldest(.suspend), .oldest(.discard), .newest()] as [EffectQueuePolicy])
  func `a part of a sequence runs in the queue place of the sequence`(policy: EffectQueuePolicy)
    async
  {
    let store = LogStore()
    let queue = EffectQueue("posts", policy)

    store.start(
      .sequence(.run { send in send(.note("part")) }.queued(in: queue), .send(.note("end")))
        .queued(in: queue)
    )
    await store.finish()

    #expect(store.state.notes == ["part", "end"])
  }
}
