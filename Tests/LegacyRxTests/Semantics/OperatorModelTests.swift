import Dispatch
import LegacyRx
import LegacyRxTestKit
import TestSupport
import Testing

/// Random timelines through the operators, compared with independent models.
@Suite(.long) struct OperatorModelTests {
  private static let seeds: Range<UInt64> = 0..<600

  /// Runs an operator over hot sources and compares with its model.
  private func compare(
    sources count: Int,
    model: ([Timeline], Int) -> Timeline,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ apply: @escaping ([HotObservable<Int>], Int, TestScheduler) -> Observable<Int>
  ) {
    for seed in Self.seeds {
      var generator = Seeded(seed: seed)
      let scheduler = TestScheduler(initialClock: 0)
      let timelines = (0..<count).map { _ in Timeline.random(using: &generator) }
      let span = Int.random(in: 1...40, using: &generator)
      let hot = timelines.map { scheduler.createHotObservable($0) }
      let result = scheduler.start { apply(hot, span, scheduler) }
      let expected = model(timelines, span)
      guard result.events != expected else { continue }
      Issue.record(
        "seed \(seed), span \(span): \(timelines) gave \(result.events), not \(expected)",
        sourceLocation: sourceLocation
      )
      return
    }
  }

  @Test func `merge equals its model`() {
    compare(sources: 3, model: { sources, _ in OperatorModel.merge(sources) }) { sources, _, _ in
      .merge(sources.map { $0.asObservable() })
    }
  }

  @Test func `combineLatest equals its model`() {
    compare(sources: 3, model: { sources, _ in OperatorModel.combineLatest(sources) }) {
      sources,
      _,
      _ in
      .combineLatest(sources[0], sources[1], sources[2]) { OperatorModel.number([$0, $1, $2]) }
    }
    compare(sources: 3, model: { sources, _ in OperatorModel.combineLatest(sources) }) {
      sources,
      _,
      _ in
      .combineLatest(sources) { OperatorModel.number($0) }
    }
    compare(sources: 5, model: { sources, _ in OperatorModel.combineLatest(sources) }) { s, _, _ in
      .combineLatest(s[0], s[1], s[2], s[3], s[4]) { OperatorModel.number([$0, $1, $2, $3, $4]) }
    }
  }

  @Test func `zip equals its model`() {
    compare(
      sources: 3,
      model: { sources, _ in OperatorModel.zip(sources, isCollection: false) }
    ) { sources, _, _ in
      .zip(sources[0], sources[1], sources[2]) { OperatorModel.number([$0, $1, $2]) }
    }
    compare(
      sources: 3,
      model: { sources, _ in OperatorModel.zip(sources, isCollection: true) }
    ) { sources, _, _ in
      .zip(sources) { OperatorModel.number($0) }
    }
  }

  @Test func `withLatestFrom equals its model`() {
    compare(
      sources: 2,
      model: { sources, _ in OperatorModel.withLatestFrom(second: sources[0], first: sources[1]) }
    ) { sources, _, _ in
      sources[1].withLatestFrom(sources[0]) { OperatorModel.number([$0, $1]) }
    }
  }

  @Test func `take(until:) equals its model`() {
    compare(
      sources: 2,
      model: { sources, _ in OperatorModel.takeUntil(other: sources[0], source: sources[1]) }
    ) { sources, _, _ in
      sources[1].take(until: sources[0])
    }
  }

  @Test func `debounce equals its model`() {
    compare(sources: 1, model: { OperatorModel.debounce($0[0], $1) }) { sources, span, scheduler in
      sources[0].debounce(.seconds(span), scheduler: scheduler)
    }
  }

  @Test(arguments: [true, false])
  func `throttle equals its model`(latest: Bool) {
    compare(sources: 1, model: { OperatorModel.throttle($0[0], $1, latest: latest) }) {
      sources,
      span,
      scheduler in
      sources[0].throttle(.seconds(span), latest: latest, scheduler: scheduler)
    }
  }

  @Test func `delay equals its model`() {
    compare(sources: 1, model: { OperatorModel.delay($0[0], $1) }) { sources, span, scheduler in
      sources[0].delay(.seconds(span), scheduler: scheduler)
    }
  }

  @Test func `flatMapLatest equals its model`() {
    let inner: [Timeline] = [
      [.next(3, 10), .next(9, 11), .completed(15)],
      [.completed(4)],
      [.next(1, 12), .next(20, 13), .next(40, 14)],
      [.next(7, 15), .error(12, TestError.marble)],
    ]
    compare(
      sources: 1,
      model: { sources, _ in OperatorModel.flatMapLatest(sources[0]) { inner[$0] } }
    ) { sources, _, scheduler in
      sources[0].flatMapLatest { scheduler.createColdObservable(inner[$0]) }
    }
  }
}
