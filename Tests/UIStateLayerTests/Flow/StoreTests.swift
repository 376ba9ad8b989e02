import Dispatch
import Observation
import Synchronization
import TestSupport
import Testing
import UIStateLayer

@MainActor
@Suite(.timeLimit(.minutes(10))) struct StoreTests {
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

  @Test func `V6 releasing a store drops uncommitted changes`() {
    var store: Store<TallyState>? = Store(TallyState())
    let sender = store?.sender
    let committed = Atomic(0)
    var counts: [Int] = []
    let observation = store?.observe { state in
      counts.append(state.count)
      if state.count == 1 {
        sender?(.callOut { committed.add(1, ordering: .relaxed) })
        store = nil
      }
    }

    let wasTaken = sender?(.add(1))

    #expect(wasTaken == true)
    #expect(store == nil)
    #expect(committed.load(ordering: .relaxed) == 0)
    #expect(counts == [0, 1])
    observation?.cancel()
  }

  @Test func `actions posted from another thread arrive in order`() async {
    let store = Store(TallyState())
    let (names, continuation) = AsyncStream<String>.makeStream()
    let observation = store.observe { continuation.yield($0.name) }
    let sender = store.sender

    await Task.detached {
      for name in ["a", "b", "c"] { sender.post(.rename(name)) }
    }.value
    var received: [String] = []
    for await name in names {
      received.append(name)
      if name == "c" { break }
    }

    #expect(received == ["tally", "a", "b", "c"])
    observation.cancel()
  }

  @Test func `V6 posted actions that are pending at the store's release are dropped`() async {
    let kept = Store(TallyState())
    var gone: Store<TallyState>? = Store(TallyState())
    let (names, continuation) = AsyncStream<String>.makeStream()
    var counts: [Int] = []
    let ofKept = kept.observe { continuation.yield($0.name) }
    let ofGone = gone?.observe { counts.append($0.count) }

    gone?.sender.post(.add(1))
    kept.sender.post(.rename("after"))
    gone = nil
    for await name in names where name == "after" { break }

    #expect(counts == [0])
    #expect(gone == nil)
    ofKept.cancel()
    ofGone?.cancel()
  }

  @Test func `sending after the release does nothing and reports it`() {
    var store: Store<TallyState>? = Store(TallyState())
    let sender = store?.sender

    #expect(sender?(.add(1)) == true)
    store = nil

    #expect(sender?(.add(1)) == false)
  }

  @Test func `a store released on another thread accepts nothing afterwards`() {
    let store = Mutex<Store<TallyState>?>(Store(TallyState()))
    let sender = store.withLock { $0?.sender }

    // The main actor is blocked in the meantime, so the notification cannot have arrived.
    DispatchQueue.global().sync { store.withLock { $0 = nil } }

    #expect(sender?(.add(1)) == false)
  }

  @Test func `V7 an action sent by an observer waits until every observer has the running one`() {
    let store = Store(TallyState())
    var first: [Int] = []
    var second: [Int] = []
    let one = store.observe { [unowned store] state in
      first.append(state.count)
      if state.count == 1 {
        store.send(.add(10))
        store.send(.add(100))
      }
    }
    let two = store.observe { second.append($0.count) }

    store.send(.add(1))

    #expect(first == [0, 1, 11, 111])
    #expect(second == [0, 1, 11, 111])
    one.cancel()
    two.cancel()
  }

  @Test func `V7 an action sent by a mutation waits until the mutation ends`() {
    let store = Store(TallyState())
    var counts: [Int] = []
    let observation = store.observe { counts.append($0.count) }
    let sender = store.sender

    store.send(.callOut { sender(.add(10)) })

    #expect(counts == [0, 1, 11])
    observation.cancel()
  }

  @Test func `V7 an action sent by an observer's first call waits until the call returns`() {
    let store = Store(TallyState())
    var counts: [Int] = []
    let observation = store.observe { [unowned store] state in
      if state.count == 0 { store.send(.add(1)) }
      counts.append(state.count)
    }

    #expect(counts == [0, 1])
    observation.cancel()
  }

  @Test func `V7 a command listener may send actions`() {
    let store = Store(TallyState())
    let listening = store.listen { [unowned store] _ in store.send(.add(5)) }

    store.send(.greet)

    #expect(store.state.count == 5)
    listening.cancel()
  }

  @Test func `V7 two stores that answer each other terminate`() {
    let ping = Store(TallyState())
    let pong = Store(TallyState())
    let one = ping.observe { [unowned pong] in if $0.count < 5 { pong.send(.add(1)) } }
    let two = pong.observe { [unowned ping] in if $0.count < 5 { ping.send(.add(1)) } }

    ping.send(.add(1))

    #expect([ping, pong].map(\.state.count) == [5, 5])
    one.cancel()
    two.cancel()
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `V7 actions sent at any point reach all observers in the same order`(seed: UInt64) {
    var random = Seeded(seed: seed)
    let store = Store(TallyState())
    var received: [[Int]] = [[], [], []]
    var sends = 0
    var tokens: [StateObservation] = []
    let sendSometimes = { [unowned store] in
      for _ in 0..<Int.random(in: 0...2, using: &random) where sends < 60 {
        sends += 1
        store.send(.add(1))
      }
    }
    for index in received.indices {
      tokens.append(
        store.observe { state in
          received[index].append(state.count)
          if state.count > 0 { sendSometimes() }
        }
      )
    }
    let listening = store.listen { _ in sendSometimes() }

    store.send(.add(1))
    while sends < 60 {
      sendSometimes()
      store.send(.greet)
    }

    #expect(received[0] == received[1] && received[1] == received[2], "seed \(seed)")
    #expect(zip(received[0], received[0].dropFirst()).allSatisfy { $1 - $0 <= 1 }, "seed \(seed)")
    #expect(store.state.count == 61, "seed \(seed)")
    for token in tokens + [listening] { token.cancel() }
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

  @Test func `endless recursion is stopped, and reported with its chain of actions`() throws {
    let store = Store(TallyState())
    let observation = store.observe { [unowned store] state in
      if state.count > 0 {
        store.send(state.count.isMultiple(of: 2) ? .add(1) : .callOut {})
      }
    }

    let reported = issues { store.send(.add(1)) }

    let issue = try #require(reported.first)
    guard case .actionRecursion(let name, let chain) = issue else {
      Issue.record("\(issue)")
      return
    }
    #expect(reported.count == 1)
    #expect(name == "Store<TallyState>")
    #expect(chain.prefix(4) == ["add", "callOut", "add", "callOut"])
    #expect(chain.count == 101)
    #expect(store.state.count == 100)
    #expect("\(issue)".contains("add → callOut → add"))
    observation.cancel()

    store.send(.add(1))
    #expect(store.state.count == 101)
  }

  @Test func `many actions sent by one observer are not recursion`() {
    let store = Store(TallyState())
    let observation = store.observe { [unowned store] state in
      if state.count == 1 { for _ in 0..<10_000 { store.send(.add(2)) } }
    }

    let reported = issues { store.send(.add(1)) }

    #expect(reported.isEmpty)
    #expect(store.state.count == 20_001)
    observation.cancel()
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

  @Test func `a released store leaks neither itself nor its computed values`() {
    final class Special: Store<TallyState> {
      private(set) lazy var double = computed { $0.count * 2 }
    }
    var store: Special? = Special(TallyState())
    weak let released = store
    weak let core = store?.double
    let observation = store?.observe { _ in }
    store?.send(.add(1))

    store = nil

    #expect(store == nil)
    #expect(released == nil)
    #expect(core == nil)
    observation?.cancel()
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
