import Observation
import Synchronization
import Testing
import UIStateLayer

/// A store's state, its observers and commands, and the actions that reach it.
@MainActor
@Suite(.timeLimit(.minutes(20))) struct StoreTests {
  @Test func `V1 no state can be set from outside, by key path or otherwise`() {
    let paths: [AnyKeyPath] = [
      \Store<TallyState>.state,
      \UIStateSlot<LoadingViewData>.value,
      \UIStateSlot<LoadingViewData>.phase,
      \Computed<TallyState, Int>.value,
    ]

    #expect(!(paths[0] is ReferenceWritableKeyPath<Store<TallyState>, TallyState>))
    #expect(!(paths[1] is ReferenceWritableKeyPath<UIStateSlot<LoadingViewData>, LoadingViewData>))
    #expect(!(paths[2] is ReferenceWritableKeyPath<UIStateSlot<LoadingViewData>, UIStatePhase>))
    #expect(!(paths[3] is ReferenceWritableKeyPath<Computed<TallyState, Int>, Int>))
  }

  @Test func `V1 an action is the way to change the state`() {
    let store = Store(TallyState())

    store.send(.add(2))

    #expect(store.state.count == 2)
  }

  @Test func `V2 observers receive the state, then one per action, in order`() {
    let store = Store(TallyState())
    var counts: [Int] = []
    let observation = store.observe { counts.append($0.count) }

    store.send(.add(1))
    store.send(.nothing)
    store.send(.add(2))

    #expect(counts == [0, 1, 1, 3])
    observation.cancel()
  }

  @Test func `an observer reads the state that it receives`() {
    let store = Store(TallyState())
    var isSame: [Bool] = []
    let observation = store.observe { [unowned store] in isSame.append($0 == store.state) }

    store.send(.add(1))

    #expect(isSame == [true, true])
    observation.cancel()
  }

  @Test func `observation ends with its token, also during an announcement`() {
    let store = Store(TallyState())
    var counts: [Int] = []
    var second: StateObservation?
    let first = store.observe { if $0.count == 2 { second = nil } }
    second = store.observe { counts.append($0.count) }

    store.send(.add(1))
    store.send(.add(1))
    store.send(.add(1))

    #expect(second == nil)
    #expect(counts == [0, 1])
    first.cancel()
  }

  @Test func `V4 a command is delivered once, when its state is visible`() {
    let store = Store(TallyState())
    var order: [String] = []
    let observation = store.observe { order.append("state \($0.count)") }
    let listening = store.listen { [unowned store] command in
      order.append("\(command) at \(store.state.count)")
    }

    store.send(.add(1))
    store.send(.greet)

    #expect(
      order == ["state 0", "state 1", "state 1", #"say("hello from 1") at 1"#]
    )
    observation.cancel()
    listening.cancel()
  }

  @Test func `V4 a late listener receives no earlier command, and the current state`() {
    let store = Store(TallyState())
    store.send(.add(3))
    store.send(.greet)
    var commands: [TallyState.Command] = []
    var counts: [Int] = []

    let listening = store.listen { commands.append($0) }
    let observation = store.observe { counts.append($0.count) }

    #expect(commands.isEmpty)
    #expect(counts == [3])
    listening.cancel()
    observation.cancel()
  }

  @Test func `a command without a listener is dropped, and one with two reaches both`() {
    let store = Store(TallyState())
    var received: [Int] = []

    store.send(.greet)
    let one = store.listen { _ in received.append(1) }
    let two = store.listen { _ in received.append(2) }
    store.send(.greet)

    #expect(received == [1, 2])
    one.cancel()
    two.cancel()
  }

  @Test func `V5 an action is sent to one store, or to all stores of a state type`() {
    let one = Store(SharedState())
    let two = Store(SharedState())

    one.send(.increment)
    #expect([one, two].map(\.state.count) == [1, 0])

    Store<SharedState>.sendToAll(.increment)
    #expect([one, two].map(\.state.count) == [2, 1])
  }

  @Test func `V5 subclasses share a state type's actions, and released stores receive none`() {
    final class Special: Store<BroadcastState> {}
    let special = Special(BroadcastState())
    var gone: Store<BroadcastState>? = Store(BroadcastState())
    var seenByGone: [Int] = []
    let observation = gone?.observe { seenByGone.append($0.count) }
    gone = nil

    Store<BroadcastState>.sendToAll(.increment)

    #expect(special.state.count == 1)
    #expect(gone == nil)
    #expect(seenByGone == [0])
    observation?.cancel()
  }

  @Test func `reading the store's state from its own mutation traps`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let store = Store(TallyState())
        store.send(.callOut { _ = store.state })
      }
    }

    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("The state of Store<TallyState> was read in 'mutate(with:emitting:)'"))
  }

  @Test func `a closure that Observation calls before a change reads the state before it`() {
    let store = Store(TallyState())
    let count = Atomic(-1)
    withObservationTracking {
      _ = store.state
    } onChange: {
      MainActor.assumeIsolated { count.store(store.state.count, ordering: .relaxed) }
    }

    store.send(.add(1))

    #expect(count.load(ordering: .relaxed) == 0)
    #expect(store.state.count == 1)
  }

  @Test func `Observation notifies for an action that changes the state, and for no other`() {
    let store = Store(TallyState())
    let wakes = Atomic(0)
    withObservationTracking {
      _ = store.state
    } onChange: {
      wakes.add(1, ordering: .relaxed)
    }

    store.send(.nothing)
    #expect(wakes.load(ordering: .relaxed) == 0)

    store.send(.add(1))
    #expect(wakes.load(ordering: .relaxed) == 1)
  }
}

/// A separate state type for each test that reaches all stores of a type.
struct SharedState: StoreState {
  enum Action: Sendable { case increment }

  private(set) var count = 0

  mutating func mutate(with action: Action, emitting commands: inout CommandBuffer<Never>) {
    count += 1
  }
}

struct BroadcastState: StoreState {
  enum Action: Sendable { case increment }

  private(set) var count = 0

  mutating func mutate(with action: Action, emitting commands: inout CommandBuffer<Never>) {
    count += 1
  }
}
