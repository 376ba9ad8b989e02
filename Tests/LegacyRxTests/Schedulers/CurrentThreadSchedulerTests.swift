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

  @Test func `disposing work that ran ends what it started`() {
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

  @Test func `synchronous sources take turns, so zip and combineLatest interleave them`() {
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

  @Test func `a hundred thousand turns do not grow the stack`() {
    var count = 0
    _ = Observable.from(0..<100_000).flatMap { Observable.of($0, $0) }
      .subscribe(onNext: { _ in count += 1 })
    #expect(count == 200_000)
  }

  @Test func `recursive work stops when disposed`() {
    var runs = 0
    let subscription = SingleAssignmentDisposable()
    subscription.setDisposable(
      CurrentThreadScheduler.instance.scheduleRecursive(0) { state, recurse in
        runs += 1
        if state < 10 { recurse(state + 1) }
      }
    )
    #expect(runs == 11)
  }
}
