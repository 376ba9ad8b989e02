import LegacyRx
import Testing

@Suite struct PublishRelayTests {
  @Test func `broadcasts to current subscribers`() {
    let relay = PublishRelay<Int>()
    relay.accept(0)
    var seen: [Int] = []
    let subscription = relay.subscribe(onNext: { seen.append($0) })
    relay.accept(1)
    subscription.dispose()
    relay.accept(2)
    #expect(seen == [1])
  }

  @Test func `never ends: it receives elements of bound sequences and drops their ends`() {
    let relay = PublishRelay<Int>()
    let optional = PublishRelay<Int?>()
    var events: [String] = []
    _ = relay.asObservable().subscribe { events.append("\($0)") }
    _ = optional.subscribe { events.append("\($0)") }
    _ = Observable.of(1, 2).bind(to: relay, relay)
    _ = Observable.just(3).bind(to: optional)
    #expect(
      events == ["next(1)", "next(1)", "next(2)", "next(2)", "next(Optional(3))"]
    )
  }
}
