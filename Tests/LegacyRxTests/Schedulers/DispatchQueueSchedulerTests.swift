import Dispatch
import Foundation
import LegacyRx
import Testing

@Suite struct DispatchQueueSchedulerTests {
  private static let key = DispatchSpecificKey<String>()

  @Test func `a serial scheduler runs work on its queue, in order`() async throws {
    let scheduler = SerialDispatchQueueScheduler(
      internalSerialQueueName: "serial",
      serialQueueConfiguration: { $0.setSpecific(key: Self.key, value: "serial") }
    )
    let all = Delivery<[String]>()
    var seen: [String] = []
    for index in 0..<100 {
      _ = scheduler.schedule(index) { index in
        seen.append("\(index) \(DispatchQueue.getSpecific(key: Self.key) ?? "?")")
        if index == 99 { all.send(seen) }
        return Disposables.create()
      }
    }
    #expect(try await all.value() == (0..<100).map { "\($0) serial" })
  }

  @Test func `every initialiser makes a scheduler that runs work`() async throws {
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
      let value = Delivery<Int>()
      _ = scheduler.schedule(1) { one in
        value.send(one)
        return Disposables.create()
      }
      #expect(try await value.value() == 1)
      let elapsed = Delivery<TimeInterval>()
      _ = scheduler.scheduleRelative(before, dueTime: .milliseconds(20)) { before in
        elapsed.send(Date().timeIntervalSince(before))
        return Disposables.create()
      }
      #expect(try await elapsed.value() >= 0.02)
      let ticks = Delivery<[Int]>()
      var seen: [Int] = []
      _ = Observable<Int>.interval(.milliseconds(1), scheduler: scheduler).take(3)
        .subscribe(onNext: { seen.append($0) }, onCompleted: { ticks.send(seen) })
      #expect(try await ticks.value() == [0, 1, 2])
    }
  }

  @Test func `work disposed before its turn never runs`() async throws {
    let scheduler = SerialDispatchQueueScheduler(qos: .default)
    let end = Delivery<[String]>()
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
        end.send(log)
        return Disposables.create()
      }
      return Disposables.create()
    }
    #expect(try await end.value() == [])
  }

  @Test func `disposing finished delayed work disposes its result`() async throws {
    let scheduler = SerialDispatchQueueScheduler(qos: .default)
    let end = Delivery<[String]>()
    var log: [String] = []
    let work = SerialDisposable()
    // From the queue itself, so that the assignment comes before the timer's turn.
    _ = scheduler.schedule(()) {
      work.disposable = scheduler.scheduleRelative((), dueTime: .milliseconds(1)) {
        _ = scheduler.schedule(()) {
          work.dispose()
          end.send(log)
          return Disposables.create()
        }
        return Disposables.create { log.append("ended") }
      }
      return Disposables.create()
    }
    #expect(try await end.value() == ["ended"])
  }
}
