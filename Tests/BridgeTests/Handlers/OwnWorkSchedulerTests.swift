import Bridge
import LegacyRx
import Testing
import TopScreen

/// The Rx schedulers of an environment that runs on an app's own `WorkScheduler`.
@Suite struct OwnWorkSchedulerTests {
  /// A scheduler whose work waits until the test runs it.
  private final class ManualScheduler: WorkScheduler {
    private final class Item {
      var work: (() -> Void)?

      init(_ work: @escaping () -> Void) {
        self.work = work
      }
    }

    private var items: [Item] = []

    func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Cancellation {
      let item = Item(work)
      items.append(item)
      return Cancellation { item.work = nil }
    }

    /// Runs the work that was not cancelled.
    func run() {
      let waiting = items
      items = []
      for item in waiting {
        let work = item.work
        work?()
      }
    }
  }

  private let work = ManualScheduler()

  private var scheduler: any SchedulerType {
    LegacyEnvironment(main: work, effects: RecordingEffects()).mainScheduler
  }

  @Test func `work whose disposable is released still runs`() {
    var numbers: [Int] = []
    _ = scheduler.schedule(1) { number in
      numbers.append(number)
      return Disposables.create()
    }
    work.run()
    #expect(numbers == [1])
  }

  @Test func `a disposal ends waiting work, and the result of work that has run`() {
    var numbers: [Int] = []
    let result = BooleanDisposable()
    let disposables = (1...2).map { number in
      scheduler.schedule(number) { number in
        numbers.append(number)
        return result
      }
    }
    disposables[0].dispose()
    work.run()
    #expect(numbers == [2])
    #expect(!result.isDisposed)
    disposables[1].dispose()
    #expect(result.isDisposed)
  }
}
