import TestSupport
import Testing
import UIStateLayer

/// The order of actions that are sent while another runs or from another thread, and the end of an
/// endless chain of them.
@MainActor
@Suite(.timeLimit(.minutes(20))) struct StoreActionOrderTests {
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

  @Test func `endless recursion that branches is stopped, and reported once`() {
    let store = Store(TallyState())
    var calls = 0
    let again: @MainActor (TallyState) -> Void = { [unowned store] state in
      // Without the limit, the test ends here.
      guard state.count > 0, calls < 50_000 else { return }
      calls += 1
      store.send(.add(1))
    }
    let one = store.observe(again)
    let two = store.observe(again)

    let reported = issues { store.send(.add(1)) }

    // After 1 + 2 + 4 + … + 2^12 actions, not all of the next 2^13 are within the limit.
    let chain = Array(repeating: "add", count: 14)
    #expect(reported == [.actionRecursion(store: "Store<TallyState>", chain: chain)])
    #expect(store.state.count == 1 + 2 + 10_000)
    #expect(calls == 2 * store.state.count)
    one.cancel()
    two.cancel()

    store.send(.add(1))
    #expect(store.state.count == 10_004)
  }

  @Test func `each turn of a store has its own limit of branching chains`() {
    let store = Store(TallyState())
    let observation = store.observe { [unowned store] state in
      if state.name == "first" { store.send(.rename("second")) }
      if state.name == "second" {
        store.send(.rename("third"))
        for _ in 0..<6_000 { store.send(.add(1)) }
      }
    }

    let reported = issues {
      store.send(.rename("first"))
      store.send(.rename("first"))
    }

    #expect(reported.isEmpty)
    #expect(store.state.count == 12_000)
    observation.cancel()
  }

  @Test func `chains that do not branch are limited by their length only`() {
    final class Countdown: Store<TallyState> {
      override func effect(of action: Action, in state: TallyState) -> Effect<Action> {
        if case .add(let number) = action, number > 1 { .send(.add(number - 1)) } else { .none }
      }
    }
    let store = Countdown(TallyState())
    let listening = store.listen { [unowned store] _ in
      for _ in 0..<150 { store.send(.add(80)) }
    }

    let reported = issues { store.send(.greet) }

    #expect(reported.isEmpty)
    #expect(store.state.count == 150 * 80 * 81 / 2)
    listening.cancel()
  }

  @Test func `an applied action is released while others wait`() {
    let store = Store(TallyState())
    var payloads: [WeakReference<Payload>] = []
    var aliveCount = Int.max
    let observation = store.observe { [unowned store] state in
      if state.count == 1 {
        for _ in 0..<1_000 {
          let payload = Payload()
          payloads.append(WeakReference(payload))
          store.send(.callOut { withExtendedLifetime(payload) {} })
        }
      }
      // Of the thousand, 900 are applied.
      if state.count == 901 { aliveCount = payloads.count { $0.object != nil } }
    }

    store.send(.add(1))

    // The waiting ones and the running one.
    #expect(aliveCount <= 102)
    observation.cancel()
  }
}
