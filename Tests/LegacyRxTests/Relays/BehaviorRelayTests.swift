import LegacyRx
import Testing

@Suite struct BehaviorRelayTests {
  @Test func `has a value, and emits it to a new subscriber`() {
    let relay = BehaviorRelay(value: 1)
    #expect(relay.value == 1)
    var seen: [Int] = []
    let subscription = relay.subscribe(onNext: { seen.append($0) })
    relay.accept(2)
    #expect(relay.value == 2)
    subscription.dispose()
    relay.accept(3)
    #expect(seen == [1, 2])
    #expect(relay.value == 3)
  }

  @Test func `the value is set before observers are notified`() {
    let relay = BehaviorRelay(value: 0)
    var values: [Int] = []
    _ = relay.skip(1).subscribe(onNext: { _ in values.append(relay.value) })
    relay.accept(1)
    #expect(values == [1])
  }

  @Test func `a value accepted inside a callback overtakes the one that caused it`() {
    let relay = BehaviorRelay(value: 0)
    var log: [String] = []
    _ = relay.subscribe(onNext: { value in
      log.append("a\(value)")
      if value == 1 { relay.accept(2) }
    })
    _ = relay.subscribe(onNext: { log.append("b\($0)") })
    relay.accept(1)
    #expect(log == ["a0", "b0", "a1", "a2", "b2", "b1"])
    #expect(relay.value == 2)
  }

  @Test func `a value released by accept may use the relay in its deinit`() {
    final class Token {
      let relay: BehaviorRelay<Token?>
      var seen: (Bool) -> Void

      init(_ relay: BehaviorRelay<Token?>, _ seen: @escaping (Bool) -> Void) {
        self.relay = relay
        self.seen = seen
      }

      // Would deadlock if the relay released it under its lock.
      deinit { seen(relay.value == nil) }
    }
    let relay = BehaviorRelay<Token?>(value: nil)
    var seen: [Bool] = []
    relay.accept(Token(relay) { seen.append($0) })
    relay.accept(nil)
    #expect(seen == [true])
  }

  @Test func `never ends: it receives elements of bound sequences and drops their ends`() {
    let relay = BehaviorRelay(value: 0)
    var events: [String] = []
    _ = relay.asObservable().subscribe { events.append("\($0)") }
    _ = Observable.of(1, 2).bind(to: relay)
    #expect(events == ["next(0)", "next(1)", "next(2)"])
  }
}
