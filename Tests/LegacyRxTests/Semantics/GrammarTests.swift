import Dispatch
import LegacyRx
import LegacyRxTestKit
import TestSupport
import Testing

/// Random sources, some of which misbehave, through random chains: the grammar holds at the end.
@Suite struct GrammarTests {
  /// A source that ignores the grammar: it emits all given events in any state.
  private struct GrammarViolatingSource: ObservableType {
    typealias Element = Int

    let events: [Event<Int>]
    let again: PublishSubject<Event<Int>>

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Int {
      for event in events { observer.on(event) }
      // It also continues after disposal.
      _ = again.subscribe(onNext: { observer.on($0) })
      return Disposables.create()
    }
  }

  private static func event(_ generator: inout Seeded) -> Event<Int> {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: .completed
    case 1: .error(TestError.other)
    default: .next(Int.random(in: 0..<5, using: &generator))
    }
  }

  private static func chain(
    _ source: Observable<Int>,
    _ scheduler: TestScheduler,
    _ generator: inout Seeded
  ) -> Observable<Int> {
    var result = source
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      let operation = Operator.all.randomElement(using: &generator)
      result = operation?.apply(result, scheduler) ?? result
    }
    return result
  }

  @Test func `no operator emits after a stop event or a disposal, for any source`() {
    for seed in 0..<2_000 as Range<UInt64> {
      var generator = Seeded(seed: seed)
      let scheduler = TestScheduler(initialClock: 0)
      let again = PublishSubject<Event<Int>>()
      let events = (0..<Int.random(in: 0..<6, using: &generator)).map { _ in
        Self.event(&generator)
      }
      let source = GrammarViolatingSource(events: events, again: again)
      var seen: [Event<Int>] = []
      var isDisposed = false
      var lateEvents = 0
      let disposesAt = Int.random(in: 0..<12, using: &generator)
      let subscription = SerialDisposable()
      subscription.disposable = Self.chain(source.asObservable(), scheduler, &generator)
        .subscribe { event in
          if isDisposed { lateEvents += 1 }
          seen.append(event)
          if seen.count == disposesAt {
            isDisposed = true
            subscription.dispose()
          }
        }
      for step in 0..<8 {
        scheduler.advanceTo(step * 10)
        again.onNext(Self.event(&generator))
      }
      scheduler.advanceTo(200)
      if !isDisposed {
        isDisposed = true
        subscription.dispose()
      }
      again.onNext(Event<Int>.next(1))
      again.onNext(Event<Int>.completed)
      scheduler.advanceTo(400)
      let firstStop = seen.firstIndex { $0.isStopEvent } ?? seen.count - 1
      #expect(firstStop == seen.count - 1 || seen.isEmpty, "seed \(seed): \(seen)")
      // During `subscribe` itself the disposable does not exist yet.
      if disposesAt > seen.count { #expect(lateEvents == 0, "seed \(seed): \(seen)") }
    }
  }
}
