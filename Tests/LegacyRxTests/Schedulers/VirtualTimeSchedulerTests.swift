import Dispatch
import Foundation
import LegacyRx
import LegacyRxTestKit
import TestSupport
import Testing

@Suite struct VirtualTimeSchedulerTests {
  private func note(
    _ name: String,
    at time: Int,
    on scheduler: TestScheduler,
    _ log: @escaping (String) -> Void
  ) {
    scheduler.scheduleAt(time) { log("\(name) @ \(scheduler.clock)") }
  }

  @Test func `runs work by time, then by order of scheduling`() {
    let scheduler = TestScheduler(initialClock: 0)
    var log: [String] = []
    note("c", at: 20, on: scheduler) { log.append($0) }
    note("a", at: 10, on: scheduler) { log.append($0) }
    note("b", at: 10, on: scheduler) { log.append($0) }
    scheduler.start()
    #expect(log == ["a @ 10", "b @ 10", "c @ 20"])
    #expect(scheduler.clock == 20)
  }

  @Test func `keeps a thousand shuffled items in order`() {
    let scheduler = TestScheduler(initialClock: 0)
    var seen: [Int] = []
    var generator = Seeded(seed: 7)
    let times = (0..<1000).map { _ in Int.random(in: 0..<100, using: &generator) }
    for (index, time) in times.enumerated() {
      scheduler.scheduleAt(time) { seen.append(time * 10_000 + index) }
    }
    scheduler.start()
    #expect(seen == times.enumerated().map { $1 * 10_000 + $0 }.sorted())
  }

  @Test func `advanceTo runs due work and moves the clock`() {
    let scheduler = TestScheduler(initialClock: 0)
    var log: [String] = []
    note("a", at: 10, on: scheduler) { log.append($0) }
    note("b", at: 20, on: scheduler) { log.append($0) }
    note("c", at: 30, on: scheduler) { log.append($0) }
    scheduler.advanceTo(20)
    #expect(log == ["a @ 10", "b @ 20"])
    #expect(scheduler.clock == 20)
    scheduler.advanceTo(25)
    #expect(scheduler.clock == 25)
    scheduler.start()
    #expect(log.last == "c @ 30")
  }

  @Test func `sleep moves the clock without running anything`() {
    let scheduler = TestScheduler(initialClock: 0)
    var log: [String] = []
    note("a", at: 10, on: scheduler) { log.append($0) }
    scheduler.sleep(50)
    #expect(log.isEmpty)
    #expect(scheduler.clock == 50)
    scheduler.start()
    #expect(log == ["a @ 50"])
  }

  @Test func `stop ends a run after the current action`() {
    let scheduler = TestScheduler(initialClock: 0)
    var log: [String] = []
    scheduler.scheduleAt(10) {
      log.append("a")
      scheduler.stop()
    }
    note("b", at: 20, on: scheduler) { log.append($0) }
    scheduler.start()
    #expect(log == ["a"])
    scheduler.start()
    #expect(log == ["a", "b @ 20"])
  }

  @Test func `disposed work never runs and does not move the clock`() {
    let scheduler = TestScheduler(initialClock: 0)
    let item = scheduler.scheduleRelative((), dueTime: .seconds(10)) {
      Issue.record("ran")
      return Disposables.create()
    }
    item.dispose()
    scheduler.start()
    #expect(scheduler.clock == 0)
  }

  @Test func `work scheduled for now runs one unit later, as processing takes time`() {
    for (simulates, expected) in [(true, [1, 2]), (false, [0, 0])] {
      let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: simulates)
      var times: [Int] = []
      _ = scheduler.schedule(()) {
        times.append(scheduler.clock)
        return scheduler.schedule(()) {
          times.append(scheduler.clock)
          return Disposables.create()
        }
      }
      scheduler.start()
      #expect(times == expected)
    }
  }

  @Test func `the resolution converts real time`() {
    let scheduler = TestScheduler(initialClock: 10, resolution: 0.1)
    #expect(abs(scheduler.now.timeIntervalSince1970 - 1) < 1e-9)
    var time: Int?
    _ = scheduler.scheduleRelative((), dueTime: .milliseconds(500)) {
      time = scheduler.clock
      return Disposables.create()
    }
    _ = scheduler.scheduleRelativeVirtual((), dueTime: 2) {
      #expect(scheduler.clock == 12)
      return Disposables.create()
    }
    scheduler.start()
    #expect(time == 15)
  }

  @Test func `the time never is never reached`() {
    let scheduler = TestScheduler(initialClock: 0)
    _ = scheduler.scheduleRelative((), dueTime: .never) {
      Issue.record("ran")
      return Disposables.create()
    }
    scheduler.start()
    #expect(scheduler.clock == 0)
  }

  @Test func `a historical scheduler uses dates`() {
    let scheduler = HistoricalScheduler()
    var ticks: [TimeInterval] = []
    let subscription = Observable<Int>.interval(.milliseconds(500), scheduler: scheduler)
      .subscribe(onNext: { _ in ticks.append(scheduler.clock.timeIntervalSince1970) })
    scheduler.advanceTo(Date(timeIntervalSince1970: 2))
    subscription.dispose()
    #expect(ticks == [0.5, 1, 1.5, 2])
    #expect(scheduler.now == Date(timeIntervalSince1970: 2))
  }

  @Test func `endless work stops at the limit, and the rest stays queued`() {
    let scheduler = HistoricalScheduler()
    var runCount = 0
    func again() -> any Disposable {
      runCount += 1
      return scheduler.schedule(()) { again() }
    }
    let work = scheduler.schedule(()) { again() }
    scheduler.advanceTo(Date(timeIntervalSince1970: 2), maximumActionCount: 100)
    #expect(runCount == 100)
    #expect(scheduler.now == Date(timeIntervalSince1970: 2))
    scheduler.advanceTo(Date(timeIntervalSince1970: 2), maximumActionCount: 1)
    #expect(runCount == 101)
    work.dispose()
  }

  @Test func `a subclass can convert its own times`() {
    final class Slow: VirtualTimeScheduler<HistoricalSchedulerTimeConverter> {
      override func adjustScheduledTime(_ time: Date) -> Date { time.addingTimeInterval(100) }
    }
    let scheduler = Slow(
      initialClock: Date(timeIntervalSince1970: 0),
      converter: HistoricalSchedulerTimeConverter()
    )
    var time: TimeInterval?
    _ = scheduler.schedule(()) {
      time = scheduler.clock.timeIntervalSince1970
      return Disposables.create()
    }
    scheduler.start()
    #expect(time == 100)
  }
}
