import Dispatch
import Foundation
import LegacyRx
import Testing

@Suite struct DispatchQueueSchedulerTests {
  private static let key = DispatchSpecificKey<String>()

  @Test func `a serial scheduler runs work on its queue, in order`() async {
    let scheduler = SerialDispatchQueueScheduler(
      internalSerialQueueName: "serial",
      serialQueueConfiguration: { $0.setSpecific(key: Self.key, value: "serial") }
    )
    let seen: [String] = await withCheckedContinuation { continuation in
      var seen: [String] = []
      for index in 0..<100 {
        _ = scheduler.schedule(index) { index in
          seen.append("\(index) \(DispatchQueue.getSpecific(key: Self.key) ?? "?")")
          if index == 99 { continuation.resume(returning: seen) }
          return Disposables.create()
        }
      }
    }
    #expect(seen == (0..<100).map { "\($0) serial" })
  }

  @Test func `every initialiser makes a scheduler that runs work`() async {
    let schedulers: [any SchedulerType] = [
      SerialDispatchQueueScheduler(qos: .utility),
      SerialDispatchQueueScheduler(queue: .global(), internalSerialQueueName: "serial"),
      SerialDispatchQueueScheduler(internalSerialQueueName: "serial", leeway: .milliseconds(1)),
      ConcurrentDispatchQueueScheduler(qos: .utility),
      ConcurrentDispatchQueueScheduler(queue: .global(), leeway: .milliseconds(1)),
    ]
    for scheduler in schedulers {
      let before = Date()
      #expect(scheduler.now >= before)
      let value = await withCheckedContinuation { continuation in
        _ = scheduler.schedule(1) { value in
          continuation.resume(returning: value)
          return Disposables.create()
        }
      }
      #expect(value == 1)
      let elapsed = await withCheckedContinuation { continuation in
        _ = scheduler.scheduleRelative(before, dueTime: .milliseconds(20)) { before in
          continuation.resume(returning: Date().timeIntervalSince(before))
          return Disposables.create()
        }
      }
      #expect(elapsed >= 0.02)
      let ticks: [Int] = await withCheckedContinuation { continuation in
        var ticks: [Int] = []
        _ = Observable<Int>.interval(.milliseconds(1), scheduler: scheduler).take(3)
          .subscribe(
            onNext: { ticks.append($0) },
            onCompleted: { continuation.resume(returning: ticks) }
          )
      }
      #expect(ticks == [0, 1, 2])
    }
  }

  @Test func `work disposed before its turn never runs`() async {
    let scheduler = SerialDispatchQueueScheduler(qos: .default)
    let log: [String] = await withCheckedContinuation { continuation in
      var log: [String] = []
      _ = scheduler.schedule(()) {
        scheduler.schedule(()) {
          log.append("immediate")
          return Disposables.create()
        }
        .dispose()
        scheduler.scheduleRelative((), dueTime: .milliseconds(1)) {
          log.append("delayed")
          return Disposables.create()
        }
        .dispose()
        scheduler.schedulePeriodic((), startAfter: .milliseconds(1), period: .milliseconds(1)) {
          log.append("periodic")
        }
        .dispose()
        _ = scheduler.scheduleRelative((), dueTime: .milliseconds(10)) {
          continuation.resume(returning: log)
          return Disposables.create()
        }
        return Disposables.create()
      }
    }
    #expect(log.isEmpty)
  }

  @Test func `disposing delayed work that ran ends what it started`() async {
    let scheduler = SerialDispatchQueueScheduler(qos: .default)
    let log: [String] = await withCheckedContinuation { continuation in
      var log: [String] = []
      let work = SerialDisposable()
      // From the queue itself, so that the assignment comes before the timer's turn.
      _ = scheduler.schedule(()) {
        work.disposable = scheduler.scheduleRelative((), dueTime: .milliseconds(1)) {
          _ = scheduler.schedule(()) {
            work.dispose()
            continuation.resume(returning: log)
            return Disposables.create()
          }
          return Disposables.create { log.append("ended") }
        }
        return Disposables.create()
      }
    }
    #expect(log == ["ended"])
  }
}
