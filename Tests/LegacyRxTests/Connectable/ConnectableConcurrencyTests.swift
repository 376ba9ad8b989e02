import Foundation
import LegacyRx
import LegacyRxTestKit
import Synchronization
import TestSupport
import Testing

@Suite(.long) struct ConnectableConcurrencyTests {
  @Test func `concurrent calls of connect make one connection`() throws {
    for _ in 0..<200 {
      let open = Atomic<Int>(0)
      let published = Observable<Int>.create { _ in
        open.add(1, ordering: .relaxed)
        return Disposables.create { open.subtract(1, ordering: .relaxed) }
      }
      .publish()
      let connections = Shared(value: CompositeDisposable())
      try onThreads(4) { _ in _ = connections.value.insert(published.connect()) }
      let connected = open.load(ordering: .relaxed)
      #expect(connected == 1)
      connections.value.dispose()
      let left = open.load(ordering: .relaxed)
      #expect(left == 0)
    }
  }

  @Test(arguments: ConnectableKind.all)
  func `a counted sequence connects and disconnects under contention`(kind: ConnectableKind) throws
  {
    let open = Atomic<Int>(0)
    let counted = kind.make(
      .create { observer in
        open.add(1, ordering: .relaxed)
        observer.onNext(1)
        return Disposables.create { open.subtract(1, ordering: .relaxed) }
      }
    ).refCount()
    let box = Shared(value: counted)
    try onThreads(4) { _ in
      for _ in 0..<500 { box.value.subscribe(onNext: { _ in }).dispose() }
    }
    let total = open.load(ordering: .relaxed)
    #expect(total == 0)
  }

  @Test(arguments: ConnectableKind.all)
  func `a subscriber of a counted sequence is connected while others unsubscribe`(
    kind: ConnectableKind
  ) throws {
    let source = PublishSubject<Int>()
    let counted = kind.make(source).refCount()
    for round in 0..<300 {
      let seen = Atomic<Int>(-1)
      let stays = SerialDisposable()
      let leaves = counted.subscribe { _ in }
      try onThreads(2) { thread in
        if thread == 0 {
          leaves.dispose()
        } else {
          stays.disposable = counted.subscribe(onNext: { seen.store($0, ordering: .relaxed) })
        }
      }
      source.onNext(round)
      let last = seen.load(ordering: .relaxed)
      #expect(last == round)
      stays.dispose()
    }
  }

  @Test(arguments: ConnectableKind.all)
  func `a subscriber at the end of a counted sequence receives the end or a connection`(
    kind: ConnectableKind
  ) throws {
    for round in 0..<500 {
      let source = Guarded<AnyObserver<Int>?>(nil)
      let events = Guarded<[String]>([])
      let counted = kind.make(
        .create { observer in
          source.set(observer)
          return Disposables.create()
        }
      ).refCount()
      _ = counted.subscribe { _ in }
      try onThreads(2) { thread in
        if thread == 0 {
          source.value?.onCompleted()
        } else {
          _ = counted.subscribe { event in events.set(events.value + ["\(event)"]) }
        }
      }
      source.value?.onNext(round)
      let received = events.value
      #expect([["completed"], ["next(\(round))"]].contains(received), "round \(round)")
    }
  }
}

/// A value behind a lock.
// Sendable: the lock guards the value, which is an object of the library that synchronises itself.
private final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var current: Value

  init(_ value: Value) { current = value }

  var value: Value { lock.withLock { current } }

  func set(_ value: Value) { lock.withLock { current = value } }
}
