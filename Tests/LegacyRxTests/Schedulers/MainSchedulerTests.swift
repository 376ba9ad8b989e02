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

  /// Waits until the work now on the main queue has run.
  private func turn() async throws {
    let hasRun = Delivery<Void>()
    DispatchQueue.main.async { hasRun.send() }
    try await hasRun.value()
  }

  /// Runs a function on another queue and waits for its return.
  private func onAnotherQueue(_ body: @escaping @Sendable () -> Void) async throws {
    let hasReturned = Delivery<Void>()
    DispatchQueue.global().async {
      body()
      hasReturned.send()
    }
    try await hasReturned.value()
  }

  /// Returns whether an action that another queue schedules runs on the main queue.
  private func runsOnMainQueue(
    _ makeScheduler: @escaping @Sendable () -> any SchedulerType
  ) async throws -> Bool {
    let isMain = Delivery<Bool>()
    try await onAnotherQueue {
      _ = makeScheduler().schedule(()) {
        isMain.send(MainQueueMark.isCurrent)
        return Disposables.create()
      }
    }
    return try await isMain.value()
  }

  @Test func `the main scheduler runs in place on the main queue when nothing is queued`() {
    let log = Log()
    _ = log.schedule("a", on: MainScheduler())
    #expect(log.entries == ["a"])
  }

  @Test func `the main scheduler keeps the order while work is running`() async throws {
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
    try await turn()
    #expect(log.entries == ["outer", "inner", "next"])
    _ = log.schedule("last", on: scheduler)
    #expect(log.entries.last == "last")
  }

  @Test func `the main schedulers move work to the main queue`() async throws {
    #expect(try await runsOnMainQueue { MainScheduler.instance })
    #expect(try await runsOnMainQueue { MainScheduler.asyncInstance })
    #expect(try await runsOnMainQueue { ConcurrentMainScheduler.instance })
  }

  @Test func `work disposed before its turn never runs`() async throws {
    let log = Log()
    let scheduler = MainScheduler()
    _ = scheduler.schedule(()) {
      log.schedule("a", on: scheduler).dispose()
      return Disposables.create()
    }
    log.schedule("b", on: MainScheduler.asyncInstance).dispose()
    try await turn()
    #expect(log.entries.isEmpty)
  }

  @Test func `the async scheduler never runs in place`() async throws {
    let log = Log()
    let scheduler = MainScheduler.asyncInstance
    _ = scheduler.schedule(()) {
      _ = log.schedule("inner", on: scheduler)
      log.entries.append("a")
      return Disposables.create()
    }
    _ = log.schedule("b", on: scheduler)
    #expect(log.entries.isEmpty)
    try await turn()
    try await turn()
    #expect(log.entries == ["a", "b", "inner"])
  }

  @Test func `the concurrent main scheduler runs in place on the main queue with work queued`()
    async throws
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
    try await turn()
    #expect(log.entries == ["inner", "outer", "queued"])
  }

  @Test func `the concurrent main scheduler drops work disposed before its turn`() async throws {
    // Used only on the main queue; the other queue just passes it on.
    nonisolated(unsafe) let log = Log()
    try await onAnotherQueue {
      // The main queue waits, so the disposal is first; with a timeout, in case it never comes.
      let gate = DispatchSemaphore(value: 0)
      DispatchQueue.main.async { _ = gate.wait(timeout: .now() + .seconds(60)) }
      log.schedule("a", on: ConcurrentMainScheduler.instance).dispose()
      gate.signal()
    }
    try await turn()
    #expect(log.entries.isEmpty)
  }

  @Test func `the concurrent main scheduler runs delayed and periodic work on the main queue`()
    async throws
  {
    let scheduler = ConcurrentMainScheduler.instance
    let ticks = Delivery<[String]>()
    var seen: [String] = []
    _ = Observable<Int>.interval(.milliseconds(1), scheduler: scheduler).take(3)
      .subscribe(
        onNext: { seen.append("\($0) \(MainQueueMark.isCurrent)") },
        onCompleted: { ticks.send(seen) }
      )
    #expect(try await ticks.value() == ["0 true", "1 true", "2 true"])
    let isMain = Delivery<Bool>()
    _ = Observable<Int>.timer(.milliseconds(1), scheduler: scheduler)
      .subscribe(onCompleted: { isMain.send(MainQueueMark.isCurrent) })
    #expect(try await isMain.value())
  }

  @Test func `ensureRunningOnMainThread returns on the main queue`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        MainScheduler.ensureRunningOnMainThread()
        MainScheduler.ensureExecutingOnScheduler()
      }
    }
  }

  @Test func `ensureRunningOnMainThread traps on other queues`() async {
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
    // Its own scheduler: other tests may have queued work on the shared one.
    _ = subject.observe(on: MainScheduler()).subscribe(onNext: { seen.append($0) })
    subject.onNext(1)
    #expect(seen == [1])
  }

  @Test func `observe on the main schedulers keeps the order of their work`() async throws {
    // Used only on the main queue; the other queue just passes it on.
    nonisolated(unsafe) let log = Log()
    try await onAnotherQueue {
      // The main queue waits until everything is scheduled; with a timeout, in case it never is.
      let gate = DispatchSemaphore(value: 0)
      DispatchQueue.main.async { _ = gate.wait(timeout: .now() + .seconds(60)) }
      let subject = PublishSubject<String>()
      _ = subject.observe(on: MainScheduler()).subscribe(onNext: { log.entries.append($0) })
      subject.onNext("a")
      subject.onNext("b")
      _ = log.schedule("work", on: MainScheduler.asyncInstance)
      subject.onNext("c")
      _ = log.schedule("concurrent", on: ConcurrentMainScheduler.instance)
      subject.onNext("d")
      gate.signal()
    }
    try await turn()
    #expect(log.entries == ["a", "b", "work", "c", "concurrent", "d"])
  }

  @Test func `observe on the main scheduler waits in line on the main queue`() async throws {
    let scheduler = MainScheduler()
    let subject = PublishSubject<Int>()
    var seen: [Int] = []
    let subscription = subject.observe(on: scheduler).subscribe(onNext: { seen.append($0) })
    _ = scheduler.schedule(()) {
      subject.onNext(1)
      subject.onNext(2)
      return Disposables.create()
    }
    subject.onNext(3)
    #expect(seen.isEmpty)
    try await turn()
    #expect(seen == [1, 2, 3])
    subject.onNext(4)
    #expect(seen == [1, 2, 3, 4])
    subscription.dispose()
  }
}
