import LegacyRx
import LegacyRxTestKit
import Testing

/// A merge of shared sequences has the kind of the inner sequences.
@MainActor @Suite struct SharedSequenceInnerTests {
  private let relays = (0..<2).map { _ in PublishRelay<Int>() }

  @Test func `signals of drivers merge into a driver, which replays`() {
    let outer = PublishRelay<Int>()
    let values = (0..<2).map { BehaviorRelay(value: $0) }
    let merged: Driver<Int> = outer.asSignal().map { values[$0].asDriver() }.merge()
    var first: [Int] = []
    var second: [Int] = []
    let bag = DisposeBag()
    merged.drive(onNext: { first.append($0) }).disposed(by: bag)
    outer.accept(0)
    outer.accept(1)
    merged.drive(onNext: { second.append($0) }).disposed(by: bag)
    values[0].accept(10)
    #expect(first == [0, 1, 10])
    #expect(second == [1, 10])
  }

  @Test func `drivers of signals merge into a signal, which does not replay`() {
    let outer = PublishRelay<Int>()
    let merged: Signal<Int> = outer.asDriver(onErrorDriveWith: .empty())
      .map { [relays] in relays[$0].asSignal() }.merge()
    var first: [Int] = []
    var second: [Int] = []
    let bag = DisposeBag()
    merged.emit(onNext: { first.append($0) }).disposed(by: bag)
    outer.accept(0)
    outer.accept(1)
    relays[0].accept(1)
    merged.emit(onNext: { second.append($0) }).disposed(by: bag)
    relays[1].accept(2)
    #expect(first == [1, 2])
    #expect(second == [2])
  }

  @Test func `maxConcurrent limits a merge of drivers`() {
    let outer = PublishRelay<Int>()
    let merged: Signal<Int> = outer.asDriver(onErrorDriveWith: .empty())
      .map { [relays] in relays[$0].asSignal() }.merge(maxConcurrent: 1)
    var seen: [Int] = []
    let subscription = merged.emit(onNext: { seen.append($0) })
    outer.accept(0)
    outer.accept(1)
    relays[0].accept(1)
    relays[1].accept(2)
    #expect(seen == [1])
    subscription.dispose()
  }

  @Test func `switchLatest follows the latest sequence and returns its kind`() {
    let outer = BehaviorRelay(value: 0)
    let values = (0..<2).map { BehaviorRelay(value: $0 * 10) }
    let driver: Driver<Int> = outer.asDriver().map { values[$0].asDriver() }.switchLatest()
    let signal: Signal<Int> = outer.asDriver().map { [relays] in relays[$0].asSignal() }
      .switchLatest()
    var log: [String] = []
    let bag = DisposeBag()
    driver.drive(onNext: { log.append("driver \($0)") }).disposed(by: bag)
    signal.emit(onNext: { log.append("signal \($0)") }).disposed(by: bag)
    outer.accept(1)
    values[0].accept(1)
    values[1].accept(11)
    for (index, relay) in relays.enumerated() { relay.accept(index) }
    #expect(log == ["driver 0", "driver 10", "driver 11", "signal 1"])
  }

  @Test func `signals merge into a signal, and inside a driver into a driver`() {
    let merged: Driver<Int> = Signal.merge(relays.map { $0.asSignal() })
      .asDriver(onErrorDriveWith: .empty())
    var seen: [Int] = []
    let subscription = merged.drive(onNext: { seen.append($0) })
    for (index, relay) in relays.enumerated() { relay.accept(index) }
    subscription.dispose()
    #expect(seen == [0, 1])
  }
}
