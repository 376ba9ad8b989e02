import Dispatch
import Foundation
import LegacyRx
import LegacyRxTestKit
import Testing

/// What differs from RxSwift while a thread is inside an operator of several sources, and another
/// thread sends.
@Suite struct ThreadInsideTests {
  private let first = PublishSubject<Int>()
  private let second = PublishSubject<Int>()

  @Test func `the thread inside delivers what another thread sends without a pause`() throws {
    let entered = DispatchSemaphore(value: 0)
    let sent = DispatchSemaphore(value: 0)
    var threads: [Thread] = []
    _ = Observable.merge(first.asObservable(), second.asObservable())
      .subscribe(onNext: { number in
        threads.append(Thread.current)
        guard number < 100 else { return }
        entered.signal()
        sent.wait()
      })
    try onThreads(2) { thread in
      guard thread == 1 else { return first.onNext(0) }
      for number in 1...100 {
        entered.wait()
        second.onNext(number)
        sent.signal()
      }
    }
    #expect(threads.count == 101)
    #expect(Set(threads.map { ObjectIdentifier($0) }).count == 1)
  }

  @Test func `a disposal drops an element that waits`() throws {
    let entered = DispatchSemaphore(value: 0)
    let disposed = DispatchSemaphore(value: 0)
    var seen: [Int] = []
    let subscription = Observable.merge(first.asObservable(), second.asObservable())
      .subscribe(onNext: { number in
        seen.append(number)
        guard number == 0 else { return }
        entered.signal()
        disposed.wait()
      })
    try onThreads(2) { thread in
      guard thread == 1 else { return first.onNext(0) }
      entered.wait()
      second.onNext(1)
      subscription.dispose()
      disposed.signal()
    }
    #expect(seen == [0])
  }

  @Test func `a trailing element of throttle arrives on the thread inside`() throws {
    // The threads use the scheduler in turn.
    let scheduler = TestScheduler(initialClock: 0)
    let isWaiting = DispatchSemaphore(value: 0)
    let hasFired = DispatchSemaphore(value: 0)
    var threads: [Int: Thread] = [:]
    _ = first.throttle(.seconds(5), scheduler: scheduler)
      .subscribe(onNext: { number in
        threads[number] = Thread.current
        guard number == 1 else { return }
        // The element 2 starts an interval, at the end of which 3 is emitted.
        first.onNext(2)
        first.onNext(3)
        isWaiting.signal()
        hasFired.wait()
      })
    try onThreads(2) { thread in
      guard thread == 1 else { return first.onNext(1) }
      isWaiting.wait()
      scheduler.advanceTo(10)
      hasFired.signal()
    }
    #expect(threads.keys.sorted() == [1, 2, 3])
    #expect(threads[3] === threads[1])
  }
}
