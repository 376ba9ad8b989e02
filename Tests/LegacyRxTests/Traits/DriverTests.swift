import Dispatch
import LegacyRx
import LegacyRxTestKit
import Testing

@MainActor @Suite struct DriverTests {
  private func seen<Element>(_ driver: Driver<Element>) -> [String] {
    var seen: [String] = []
    _ = driver.drive(
      onNext: { seen.append("\($0)") },
      onCompleted: { seen.append("|") }
    )
    return seen
  }

  @Test func `shares one subscription and replays the latest element`() {
    let relay = PublishRelay<Int>()
    var connections = 0
    let driver = Observable<Int>.deferred {
      connections += 1
      return relay.asObservable()
    }
    .asDriver(onErrorJustReturn: -1)
    var first: [Int] = []
    var second: [Int] = []
    let bag = DisposeBag()
    driver.drive(onNext: { first.append($0) }).disposed(by: bag)
    relay.accept(1)
    relay.accept(2)
    driver.drive(onNext: { second.append($0) }).disposed(by: bag)
    relay.accept(3)
    #expect(connections == 1)
    #expect(first == [1, 2, 3])
    #expect(second == [2, 3])
  }

  @Test func `never fails`() {
    let failing = Observable<Int>.concat(.just(1), .error(TestError.other))
    #expect(seen(failing.asDriver(onErrorJustReturn: 9)) == ["1", "9", "|"])
    #expect(seen(failing.asDriver(onErrorDriveWith: .empty())) == ["1", "|"])
    #expect(seen(failing.asDriver(onErrorRecover: { .just("\($0)".count) })) == ["1", "5", "|"])
  }

  @Test func `a driver of a relay starts with its value`() {
    let relay = BehaviorRelay(value: 1)
    var seen: [Int] = []
    let subscription = relay.asDriver().drive(onNext: { seen.append($0) })
    relay.accept(2)
    subscription.dispose()
    relay.accept(3)
    #expect(seen == [1, 2])
  }

  @Test func `drivers have the creation functions of observables`() {
    #expect(seen(Driver.just(1)) == ["1", "|"])
    #expect(seen(Driver<Int>.empty()) == ["|"])
    #expect(seen(Driver<Int>.never()) == [])
    #expect(seen(Driver.deferred { .just(2) }) == ["2", "|"])
  }

  @Test func `drivers have the operators of observables`() {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    SharingScheduler.mock(scheduler: scheduler) {
      func seen<Element>(_ driver: Driver<Element>) -> [String] {
        var seen: [String] = []
        let subscription = driver.drive(onNext: { seen.append("\($0)") })
        scheduler.advanceTo(scheduler.clock + 1_000)
        subscription.dispose()
        return seen
      }
      let numbers = Driver.of(1, 2, 2, 3)
      #expect(seen(numbers.map { $0 * 2 }) == ["2", "4", "4", "6"])
      #expect(seen(numbers.filter { $0 != 2 }) == ["1", "3"])
      #expect(seen(numbers.compactMap { $0 == 2 ? nil : $0 }) == ["1", "3"])
      #expect(seen(numbers.distinctUntilChanged()) == ["1", "2", "3"])
      #expect(seen(numbers.distinctUntilChanged { $0 / 2 }) == ["1", "2"])
      #expect(seen(numbers.distinctUntilChanged { $0 == $1 }) == ["1", "2", "3"])
      #expect(
        seen(numbers.distinctUntilChanged({ $0 }, comparer: { $0 == $1 })) == ["1", "2", "3"]
      )
      #expect(seen(numbers.scan(0) { $0 + $1 }) == ["1", "3", "5", "8"])
      #expect(seen(numbers.startWith(0)) == ["0", "1", "2", "2", "3"])
      #expect(seen(numbers.skip(3)) == ["3"])
      #expect(seen(numbers.flatMap { .just($0) }) == ["1", "2", "2", "3"])
      #expect(seen(numbers.flatMapLatest { .just($0) }).last == "3")
      #expect(seen(Driver.merge(numbers, .just(9))).sorted() == ["1", "2", "2", "3", "9"])
      #expect(seen(Driver.concat([numbers, .just(9)])) == ["1", "2", "2", "3", "9"])
      #expect(seen(Driver.zip(numbers, numbers) { $0 + $1 }) == ["2", "4", "4", "6"])
      #expect(seen(Driver.zip([numbers, numbers]) { $0.count }) == ["2", "2", "2", "2"])
      #expect(seen(Driver.combineLatest(numbers, Driver.just("a"))).last == #"(3, "a")"#)
      #expect(seen(Driver.combineLatest([numbers, numbers])).last == "[3, 3]")
      #expect(seen(numbers.withLatestFrom(Driver.just("x"))).last == #"x"#)
      #expect(seen(numbers.delay(.seconds(1))) == ["1", "2", "2", "3"])
      #expect(seen(numbers.debounce(.seconds(1))) == ["3"])
      #expect(seen(numbers.throttle(.seconds(1))) == ["1", "3"])
      #expect(seen(numbers.throttle(.seconds(1), latest: false)) == ["1"])
      #expect(seen(numbers.debug("driver", trimOutput: true)) == ["1", "2", "2", "3"])
      var effects: [Int] = []
      #expect(seen(numbers.do(onNext: { effects.append($0) })) == ["1", "2", "2", "3"])
      #expect(effects == [1, 2, 2, 3])
      #expect(seen(Driver.from(optional: 5)) == ["5"])
      #expect(seen(Driver.from(Set([5]))) == ["5"])
      #expect(
        seen(
          Driver<Int>.timer(.seconds(1), period: .seconds(1)).asObservable().take(2)
            .asDriver(onErrorJustReturn: 0)
        ) == ["0", "1"]
      )
      #expect(seen(numbers.asDriver().asObservable().asDriver(onErrorJustReturn: 0)).count == 4)
    }
  }

  @Test func `drives observers, relays, functions and objects`() {
    let driver = Driver.just(1)
    let relay = BehaviorRelay(value: 0)
    let optional = BehaviorRelay<Int?>(value: nil)
    let subject = PublishSubject<Int>()
    let optionalSubject = PublishSubject<Int?>()
    var log: [String] = []
    _ = subject.subscribe { log.append("\($0)") }
    _ = optionalSubject.subscribe { log.append("\($0)") }
    _ = driver.drive(relay)
    _ = driver.drive(optional)
    _ = driver.drive(subject)
    _ = driver.drive(optionalSubject)
    _ = driver.drive()
    #expect(relay.value == 1)
    #expect(optional.value == 1)
    #expect(log == ["next(1)", "completed", "next(Optional(1))", "completed"])
    let transformed: Int = driver.drive { source in
      var result = 0
      _ = source.subscribe(onNext: { result = $0 * 2 })
      return result
    }
    #expect(transformed == 2)
    let curried = driver.drive({ _ in { (text: String) in text } }, curriedArgument: "x")
    #expect(curried == "x")
    final class Target { var log: [String] = [] }
    let target = Target()
    _ = driver.drive(
      with: target,
      onNext: { $0.log.append("\($1)") },
      onCompleted: { $0.log.append("|") },
      onDisposed: { $0.log.append("disposed") }
    )
    #expect(target.log == ["1", "|", "disposed"])
  }

  @Test func `emits on the main queue, from any queue of the source`() async throws {
    let subject = PublishSubject<Int>()
    let isMain = Delivery<Bool>()
    let subscription = subject.asDriver(onErrorJustReturn: 0)
      .drive(onNext: { _ in isMain.send(MainQueueMark.isCurrent) })
    nonisolated(unsafe) let source = subject  // A subject is safe to use from any thread.
    DispatchQueue.global().async { source.onNext(1) }
    #expect(try await isMain.value())
    subscription.dispose()
  }

  @Test func `driving off the main queue traps`() async {
    await #expect(processExitsWith: .failure) {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          _ = Driver.just(1).drive()
          continuation.resume()
        }
      }
    }
  }
}
