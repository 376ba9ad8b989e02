#if LegacyBridge
import Bridge
import Dispatch
import Foundation
import LegacyRx
import Testing

@testable import SampleHome
import TopScreen

@MainActor
@Suite struct LegacyHandlerLifetimeTests {
  /// Represents the objects that a pipeline retains: it lives as long as any subscription does.
  private final class Probe: LegacyEffects {
    func perform(_ effect: LegacyEffect) {}
  }

  private final class Counter {
    var count = 0
  }

  @Test(arguments: LegacyHandlerCase.all)
  func `releasing a handler releases its subscriptions`(handlerCase: LegacyHandlerCase) {
    let scheduler = HistoricalScheduler(
      initialClock: Date(timeIntervalSince1970: TimeInterval(LegacyFixture.now))
    )
    let shown = Counter()
    weak var handler: AnyObject?
    weak var effects: Probe?
    weak var clock: Probe?

    do {
      let theEffects = Probe()
      let theClock = Probe()
      let environment = LegacyEnvironment(
        mainScheduler: scheduler,
        backgroundScheduler: scheduler,
        clock: LegacyClock { withExtendedLifetime(theClock) { scheduler.now } },
        effects: theEffects
      )
      let started = handlerCase.start(environment) { shown.count += 1 }
      scheduler.advanceTo(scheduler.clock)
      (handler, effects, clock) = (started.handler, theEffects, theClock)
      #expect(shown.count == 1)
      #expect(handler != nil)
      started.watching.dispose()
    }

    // Queued work, at most one tick, finds its subscription disposed.
    scheduler.advanceTo(scheduler.clock.addingTimeInterval(5))
    #expect(handler == nil)
    #expect(effects == nil)
    #expect(clock == nil)
    #expect(shown.count == 1)
    scheduler.start()
    #expect(scheduler.clock.timeIntervalSince1970 == Double(LegacyFixture.now + 5))
  }

  @Test(arguments: LegacyHandlerCase.all)
  func `shows a response on the main queue`(handlerCase: LegacyHandlerCase) async {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    defer { DispatchQueue.main.setSpecific(key: key, value: nil) }
    let recording = RecordingEffects()
    let (queues, report) = AsyncStream.makeStream(of: Bool.self)

    let started = handlerCase.start(LegacyEnvironment(effects: recording)) {
      report.yield(DispatchQueue.getSpecific(key: key) == true)
    }
    var emissions = queues.makeAsyncIterator()

    #expect(await emissions.next() == true)
    started.watching.dispose()
    report.finish()
    withExtendedLifetime(started.handler) {}
  }
}
#endif
