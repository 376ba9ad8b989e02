import LegacyRx
import Testing

@Suite struct CurrentThreadSchedulerTests {
  @Test func `runs at once when idle, and later in order when busy`() {
    let scheduler = CurrentThreadScheduler.instance
    var log: [String] = []
    #expect(CurrentThreadScheduler.isScheduleRequired)
    _ = scheduler.schedule(()) {
      #expect(!CurrentThreadScheduler.isScheduleRequired)
      for name in ["a", "b"] {
        _ = scheduler.schedule(name) { name in
          log.append(name)
          if name == "a" {
            _ = scheduler.schedule("c") { name in
              log.append(name)
              return Disposables.create()
            }
          }
          return Disposables.create()
        }
      }
      log.append("outer")
      return Disposables.create()
    }
    #expect(log == ["outer", "a", "b", "c"])
    #expect(CurrentThreadScheduler.isScheduleRequired)
  }

  @Test func `work disposed before its turn never runs`() {
    let scheduler = CurrentThreadScheduler.instance
    var log: [String] = []
    _ = scheduler.schedule(()) {
      let item = scheduler.schedule(()) {
        log.append("a")
        return Disposables.create()
      }
      item.dispose()
      return Disposables.create()
    }
    #expect(log.isEmpty)
  }

  @Test func `disposing finished work disposes its result`() {
    let scheduler = CurrentThreadScheduler.instance
    var log: [String] = []
    var item: (any Disposable)?
    _ = scheduler.schedule(()) {
      item = scheduler.schedule(()) { Disposables.create { log.append("ended") } }
      return Disposables.create()
    }
    #expect(log.isEmpty)
    item?.dispose()
    #expect(log == ["ended"])
  }

  @Test func `synchronous sources alternate turns, so zip and combineLatest interleave them`() {
    var pairs: [String] = []
    _ = Observable.zip(Observable.of(1, 2, 3), Observable.of("a", "b", "c")) { "\($0)\($1)" }
      .subscribe(onNext: { pairs.append($0) })
    #expect(pairs == ["1a", "2b", "3c"])
    pairs = []
    _ = Observable.combineLatest(Observable.of(1, 2), Observable.of("a", "b")) { "\($0)\($1)" }
      .subscribe(onNext: { pairs.append($0) })
    #expect(pairs == ["1a", "2a", "2b"])
    pairs = []
    _ = Observable.merge(Observable.of("1", "2", "3"), Observable.of("a", "b"))
      .subscribe(onNext: { pairs.append($0) })
    #expect(pairs == ["1", "a", "2", "b", "3"])
  }

  @Test func `turns do not grow the stack`() {
    var stack = StackSpan()
    var count = 0
    _ = Observable.from(0..<1_000).flatMap { Observable.of($0, $0) }
      .subscribe(onNext: { _ in
        stack.mark()
        count += 1
      })
    #expect(count == 2_000)
    #expect(stack.bytes < 10_000)
  }

  @Test(arguments: [(4, 5), (100, 11)])
  func `recursive work stops when disposed, or when it no longer reschedules itself`(
    stop: Int,
    runs: Int
  ) {
    let scheduler = CurrentThreadScheduler.instance
    var count = 0
    // Inside a turn, so that the work waits until its disposable is known.
    _ = scheduler.schedule(()) {
      let subscription = SingleAssignmentDisposable()
      subscription.setDisposable(
        scheduler.scheduleRecursive(0) { state, recurse in
          count += 1
          if state == stop { subscription.dispose() }
          if state < 10 { recurse(state + 1) }
        }
      )
      return Disposables.create()
    }
    #expect(count == runs)
  }
}
