import LegacyRx
import LegacyRxTestKit
import Testing

/// Programming errors that trap.
@Suite struct TrapTests {
  @Test func `a negative count for take traps`() async {
    await #expect(processExitsWith: .failure) { _ = Observable.of(1).take(-1) }
  }

  @Test func `advancing a virtual scheduler from inside its work traps`() async {
    await #expect(processExitsWith: .failure) {
      let scheduler = TestScheduler(initialClock: 0)
      scheduler.scheduleAt(1) { scheduler.advanceTo(10) }
      scheduler.start()
    }
  }

  @Test func `sleeping backwards traps`() async {
    await #expect(processExitsWith: .failure) { TestScheduler(initialClock: 0).sleep(-1) }
  }

  #if DEBUG
  @Test func `an error bound to a function, a relay or a binder traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = Observable<Int>.error(TestError.other).bind { _ in }
    }
    await #expect(processExitsWith: .failure) {
      _ = Observable<Int>.error(TestError.other).bind(to: PublishRelay<Int>())
    }
    await #expect(processExitsWith: .failure) {
      let target = BooleanDisposable()
      _ = Observable<Int>.error(TestError.other).bind(to: Binder(target) { _, _ in })
    }
  }
  #endif
}
