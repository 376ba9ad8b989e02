import LegacyRx
import LegacyRxTestKit
import Testing

/// The forms of `combineLatest` and `zip` that apps write, and the result of each.
@MainActor @Suite struct CombiningFormTests {
  private struct Row: Equatable {
    let number: Int
    let name: String
    let isOn: Bool
    let ratio: Double
    let letter: Character
  }

  private let number = Observable.just(1)
  private let name = Observable.just("a")
  private let isOn = Observable.just(true)
  private let ratio = Observable.just(0.5)
  private let letter = Observable.just(Character("x"))

  private func elements<Element>(_ source: Observable<Element>) -> [Element] {
    var elements: [Element] = []
    _ = source.subscribe(onNext: { elements.append($0) })
    return elements
  }

  @Test func `an initializer can be the selector`() {
    let row = Row(number: 1, name: "a", isOn: true, ratio: 0.5, letter: "x")
    #expect(
      elements(.combineLatest(number, name, isOn, ratio, letter, resultSelector: Row.init)) == [row]
    )
    #expect(elements(.zip(number, name, isOn, ratio, letter, resultSelector: Row.init)) == [row])
  }

  @Test
  func `a selector of several statements is typed, and its result determines the type`() {
    let latest = Observable<String>.combineLatest(number, name, isOn, ratio, letter) {
      number,
      name,
      isOn,
      ratio,
      _ in
      let sum = Double(number) + ratio
      return isOn ? "\(name)\(sum)" : ""
    }
    #expect(elements(latest) == ["a1.5"])
    let zipped = Observable.zip(number, ratio) { number, ratio -> Double? in
      guard number > 0 else { return nil }
      return Double(number) + ratio
    }
    #expect(elements(zipped) == [1.5])
  }

  @Test func `tuples of a parameter pack destructure by position`() {
    let latest = Observable.combineLatest(number, name, isOn, ratio, letter)
      .map { number, name, isOn, ratio, letter in "\(number)\(name)\(isOn)\(ratio)\(letter)" }
    #expect(elements(latest) == ["1atrue0.5x"])
    #expect(elements(Observable.zip(name, letter).map { "\($0.0)\($0.1)" }) == ["ax"])
  }

  @Test func `a function generic over its source can combine it`() {
    func doubled<Source: ObservableType>(_ source: Source) -> Observable<[Source.Element]> {
      Observable.combineLatest(source, source, source, source, source) { a, _, _, _, e in [a, e] }
    }
    #expect(elements(doubled(number)) == [[1, 1]])
  }

  @Test func `drivers and signals combine two to eight of their kind`() {
    var seen: [String] = []
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    func see<Strategy, Element>(_ source: SharedSequence<Strategy, Element>) {
      _ = source.asObservable().subscribe(onNext: { seen.append("\($0)") })
      scheduler.advanceTo(scheduler.clock + 1_000)
    }
    SharingScheduler.mock(scheduler: scheduler) {
      let s = (1...8).map { Driver.just($0) }
      see(Driver<[Int]>.combineLatest(s[0], s[1]) { [$0, $1] })
      see(Driver<[Int]>.zip(s[0], s[1]) { [$0, $1] })
      see(Driver.combineLatest(s[0], s[1]))
      see(Driver.zip(s[0], s[1]))
      see(Driver<[Int]>.combineLatest(s[0], s[1], s[2]) { [$0, $1, $2] })
      see(Driver<[Int]>.zip(s[0], s[1], s[2]) { [$0, $1, $2] })
      see(Driver.combineLatest(s[0], s[1], s[2]))
      see(Driver.zip(s[0], s[1], s[2]))
      see(Driver<[Int]>.combineLatest(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3] })
      see(Driver<[Int]>.zip(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3] })
      see(Driver.combineLatest(s[0], s[1], s[2], s[3]))
      see(Driver.zip(s[0], s[1], s[2], s[3]))
      see(Driver<[Int]>.combineLatest(s[0], s[1], s[2], s[3], s[4]) { [$0, $1, $2, $3, $4] })
      see(Driver<[Int]>.zip(s[0], s[1], s[2], s[3], s[4]) { [$0, $1, $2, $3, $4] })
      see(Driver.combineLatest(s[0], s[1], s[2], s[3], s[4]))
      see(Driver.zip(s[0], s[1], s[2], s[3], s[4]))
      see(
        Driver<[Int]>.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5]) {
          [$0, $1, $2, $3, $4, $5]
        }
      )
      see(Driver<[Int]>.zip(s[0], s[1], s[2], s[3], s[4], s[5]) { [$0, $1, $2, $3, $4, $5] })
      see(Driver.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5]))
      see(Driver.zip(s[0], s[1], s[2], s[3], s[4], s[5]))
      see(
        Driver<[Int]>.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) {
          [$0, $1, $2, $3, $4, $5, $6]
        }
      )
      see(
        Driver<[Int]>.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) {
          [$0, $1, $2, $3, $4, $5, $6]
        }
      )
      see(Driver.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6]))
      see(Driver.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]))
      see(
        Driver<[Int]>.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
          [$0, $1, $2, $3, $4, $5, $6, $7]
        }
      )
      see(
        Driver<[Int]>.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
          [$0, $1, $2, $3, $4, $5, $6, $7]
        }
      )
      see(Driver.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]))
      see(Driver.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]))
    }
    let expected = (2...8).flatMap { arity in
      let numbers = (1...arity).map(String.init).joined(separator: ", ")
      return ["[\(numbers)]", "[\(numbers)]", "(\(numbers))", "(\(numbers))"]
    }
    #expect(seen == expected)
    seen = []
    let signal = PublishRelay<Int>()
    SharingScheduler.mock(scheduler: scheduler) {
      see(Signal.combineLatest(signal.asSignal(), signal.asSignal()) { $0 + $1 })
      see(Signal.zip(signal.asSignal(), signal.asSignal(), signal.asSignal()) { $0 + $1 + $2 })
      signal.accept(1)
      scheduler.advanceTo(scheduler.clock + 1_000)
    }
    #expect(seen == ["2", "3"])
  }

  private nonisolated static func label(_ number: Int, _ name: String) throws -> String {
    guard number == 1 else { throw TestError.other }
    return "\(number)\(name)"
  }

  @Test func `a selector of drivers or signals may throw, and the result then fails`() {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    var events: [String] = []
    func see<Strategy>(_ source: SharedSequence<Strategy, String>) {
      _ = source.asObservable().subscribe { events.append("\($0)") }
      scheduler.advanceTo(scheduler.clock + 1_000)
    }
    SharingScheduler.mock(scheduler: scheduler) {
      let numbers = Driver.of(1, 2)
      let names = Driver.of("a", "b")
      see(Driver<String>.zip(numbers, names) { try Self.label($0, $1) })
      see(Driver<String>.combineLatest(Driver.just(2), names) { try Self.label($0, $1) })
      let signals = (Signal.of(1, 2), Signal.of("a", "b"))
      see(Signal<String>.zip(signals.0, signals.1) { try Self.label($0, $1) })
      see(Signal<String>.combineLatest(Signal.just(2), signals.1) { try Self.label($0, $1) })
    }
    let fromTwo = ["next(1a)", "error(other)", "error(other)"]
    #expect(events == fromTwo + fromTwo)
  }

  @Test func `an app's own type can be a source of drivers`() {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    SharingScheduler.mock(scheduler: scheduler) {
      let isLoading = ActivityIndicator()
      var seen: [String] = []
      _ = Driver.combineLatest(Driver.just(1), isLoading, Driver.just("a")) { "\($0)\($1)\($2)" }
        .drive(onNext: { seen.append($0) })
      _ = Driver.zip(isLoading, isLoading).drive(onNext: { seen.append("\($0)") })
      scheduler.advanceTo(1_000)
      #expect(seen.sorted() == ["(false, false)", "1falsea"])
    }
  }

  @Test func `singles zip two to eight`() {
    let s = (1...8).map { Single.just($0) }
    var seen: [String] = []
    func see<Element>(_ single: Single<Element>) {
      _ = single.subscribe(onSuccess: { seen.append("\($0)") })
    }
    see(Single.zip(s[0], s[1]) { [$0, $1] })
    see(Single.zip(s[0], s[1]))
    see(Single.zip(s[0], s[1], s[2]) { [$0, $1, $2] })
    see(Single.zip(s[0], s[1], s[2]))
    see(Single.zip(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3] })
    see(Single.zip(s[0], s[1], s[2], s[3]))
    see(Single.zip(s[0], s[1], s[2], s[3], s[4]) { [$0, $1, $2, $3, $4] })
    see(Single.zip(s[0], s[1], s[2], s[3], s[4]))
    see(Single.zip(s[0], s[1], s[2], s[3], s[4], s[5]) { [$0, $1, $2, $3, $4, $5] })
    see(Single.zip(s[0], s[1], s[2], s[3], s[4], s[5]))
    see(Single.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { [$0, $1, $2, $3, $4, $5, $6] })
    see(Single.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]))
    see(
      Single.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
        [$0, $1, $2, $3, $4, $5, $6, $7]
      }
    )
    see(Single.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]))
    let expected = (2...8).flatMap { arity in
      let numbers = (1...arity).map(String.init).joined(separator: ", ")
      return ["[\(numbers)]", "(\(numbers))"]
    }
    #expect(seen == expected)
  }
}
