import LegacyRx
import TestSupport
import Testing

/// Observers are called in the order of subscription, but a free first position goes to the next
/// new observer.
@Suite struct ObserverOrderTests {
  @Test(arguments: ["PublishSubject", "BehaviorSubject", "ReplaySubject", "share"])
  func `the next new observer takes the first free position`(kind: String) {
    let subject = PublishSubject<Int>()
    let source: Observable<Int>
    switch kind {
    case "BehaviorSubject":
      let behavior = BehaviorSubject(value: 0)
      _ = subject.subscribe(behavior)
      source = behavior.skip(1)
    case "ReplaySubject":
      let replay = ReplaySubject<Int>.create(bufferSize: 0)
      _ = subject.subscribe(replay)
      source = replay
    case "share": source = subject.share()
    default: source = subject
    }
    var received: [String] = []
    func listen(_ name: String) -> any Disposable {
      source.subscribe(onNext: { _ in received.append(name) })
    }

    let a = listen("a")
    let b = listen("b")
    _ = listen("c")
    a.dispose()
    subject.onNext(1)
    _ = listen("d")
    _ = listen("e")
    subject.onNext(2)
    b.dispose()
    _ = listen("f")
    subject.onNext(3)

    #expect(received == ["b", "c", "d", "b", "c", "e", "d", "c", "e", "f"])
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `every observer is found again after any insertions and removals`(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    let subject = PublishSubject<Void>()
    var received: [Int] = []
    var places = Places()
    var subscriptions: [Int: any Disposable] = [:]
    for number in 0..<60 {
      if Bool.random(using: &random),
        let gone = subscriptions.keys.sorted().randomElement(using: &random)
      {
        subscriptions.removeValue(forKey: gone)?.dispose()
        places.remove(gone)
      } else {
        subscriptions[number] = subject.subscribe(onNext: { received.append(number) })
        places.insert(number)
      }
      received = []
      subject.onNext(())
      try #require(received == places.all, "seed \(seed), step \(number)")
    }
  }

  /// RxSwift's bag, up to 31 values: one first position, then a list.
  private struct Places {
    var first: Int?
    var others: [Int] = []

    var all: [Int] { (first.map { [$0] } ?? []) + others }

    mutating func insert(_ number: Int) {
      if first == nil { first = number } else { others.append(number) }
    }

    mutating func remove(_ number: Int) {
      if first == number { first = nil } else { others.removeAll { $0 == number } }
    }
  }
}
