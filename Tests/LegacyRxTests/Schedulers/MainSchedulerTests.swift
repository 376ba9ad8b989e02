import Dispatch
import LegacyRx
import Testing

/// Every row of the tables in the documentation of the main schedulers.
@MainActor @Suite struct MainSchedulerTests {
  private final class Log {
    var entries: [String] = []

    func schedule(_ name: String, on scheduler: some ImmediateSchedulerType) -> any Disposable {
      scheduler.schedule(name) { [self] name in
        entries.append(name)
        return Disposables.create()
      }
    }
  }

  /// Waits until what is on the main queue now has run.
  private func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  /// Runs a function on another queue and waits until it has returned.
  private func elsewhere(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        body()
        continuation.resume()
      }
    }
  }

  @Test func `the main scheduler runs in place on the main queue when nothing is queued`() {
    let log = Log()
    _ = log.schedule("a", on: MainScheduler())
    #expect(log.entries == ["a"])
  }

  @Test func `the main scheduler keeps the order when something is running`() async {
    let log = Log()
    let scheduler = MainScheduler()
    _ = scheduler.schedule(()) {
      _ = log.schedule("inner", on: scheduler)
      log.entries.append("outer")
      return Disposables.create()
    }
    #expect(log.entries == ["outer"])
    _ = log.schedule("next", on: scheduler)
    #expect(log.entries == ["outer"])
    await turn()
    #expect(log.entries == ["outer", "inner", "next"])
    _ = log.schedule("last", on: scheduler)
    #expect(log.entries.last == "last")
  }

  @Test func `the main scheduler brings work to the main queue`() async {
    let isMain = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        _ = MainScheduler.instance.schedule(()) {
          MainScheduler.ensureRunningOnMainThread()
          MainScheduler.ensureExecutingOnScheduler()
          continuation.resume(returning: true)
          return Disposables.create()
        }
      }
    }
    #expect(isMain)
  }

  @Test func `work disposed before its turn never runs`() async {
    let log = Log()
    let scheduler = MainScheduler()
    _ = scheduler.schedule(()) {
      log.schedule("a", on: scheduler).dispose()
      return Disposables.create()
    }
    log.schedule("b", on: MainScheduler.asyncInstance).dispose()
    await turn()
    #expect(log.entries.isEmpty)
  }

  @Test func `the async scheduler never runs in place`() async {
    let log = Log()
    let scheduler = MainScheduler.asyncInstance
    _ = scheduler.schedule(()) {
      _ = log.schedule("inner", on: scheduler)
      log.entries.append("a")
      return Disposables.create()
    }
    _ = log.schedule("b", on: scheduler)
    #expect(log.entries.isEmpty)
    await turn()
    await turn()
    #expect(log.entries == ["a", "b", "inner"])
  }

  @Test func `the async scheduler brings work to the main queue`() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        _ = MainScheduler.asyncInstance.schedule(()) {
          MainScheduler.ensureRunningOnMainThread()
          continuation.resume()
          return Disposables.create()
        }
      }
    }
  }

  @Test func `the concurrent main scheduler runs in place on the main queue whatever is queued`()
    async
  {
    let log = Log()
    let scheduler = ConcurrentMainScheduler.instance
    _ = log.schedule("queued", on: MainScheduler.asyncInstance)
    _ = scheduler.schedule(()) {
      _ = log.schedule("inner", on: scheduler)
      log.entries.append("outer")
      return Disposables.create()
    }
    #expect(log.entries == ["inner", "outer"])
    await turn()
    #expect(log.entries == ["inner", "outer", "queued"])
  }

  @Test func `the concurrent main scheduler brings work to the main queue`() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        _ = ConcurrentMainScheduler.instance.schedule(()) {
          MainScheduler.ensureRunningOnMainThread()
          continuation.resume()
          return Disposables.create()
        }
      }
    }
  }

  @Test func `the concurrent main scheduler forgets work disposed before its turn`() async {
    // Touched on the main queue alone; the other queue only passes it on.
    nonisolated(unsafe) let log = Log()
    await elsewhere {
      // The main queue waits, so the disposal comes first.
      let gate = DispatchSemaphore(value: 0)
      DispatchQueue.main.async { gate.wait() }
      log.schedule("a", on: ConcurrentMainScheduler.instance).dispose()
      gate.signal()
    }
    await turn()
    #expect(log.entries.isEmpty)
  }

  @Test func `the concurrent main scheduler serves delays and periods on the main queue`() async {
    let scheduler = ConcurrentMainScheduler.instance
    let ticks: [Int] = await withCheckedContinuation { continuation in
      var ticks: [Int] = []
      _ = Observable<Int>.interval(.milliseconds(1), scheduler: scheduler).take(3)
        .subscribe(
          onNext: { tick in
            MainScheduler.ensureRunningOnMainThread()
            ticks.append(tick)
          },
          onCompleted: { continuation.resume(returning: ticks) }
        )
    }
    #expect(ticks == [0, 1, 2])
    await withCheckedContinuation { continuation in
      _ = Observable<Int>.timer(.milliseconds(1), scheduler: scheduler)
        .subscribe(onCompleted: { continuation.resume() })
    }
  }

  @Test func `ensureRunningOnMainThread traps elsewhere`() async {
    await #expect(processExitsWith: .failure) {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          MainScheduler.ensureRunningOnMainThread(errorMessage: "not main")
          continuation.resume()
        }
      }
    }
  }

  @Test func `observe on the main scheduler is synchronous on the main queue`() {
    let subject = PublishSubject<Int>()
    var seen: [Int] = []
    // One of its own: others may have queued work on the shared one.
    _ = subject.observe(on: MainScheduler()).subscribe(onNext: { seen.append($0) })
    subject.onNext(1)
    #expect(seen == [1])
  }
}
