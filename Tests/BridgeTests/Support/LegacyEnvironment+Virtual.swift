import Bridge
import CounterScreen
import Foundation
import LegacyRx
import TopScreen

extension LegacyEnvironment {
  /// An environment in Tokyo on virtual time, which only the scheduler's clock advances.
  static func virtual(
    _ scheduler: HistoricalScheduler,
    effects: any LegacyEffects
  ) -> LegacyEnvironment {
    LegacyEnvironment(
      mainScheduler: scheduler,
      backgroundScheduler: scheduler,
      clock: LegacyClock(
        timeZone: ViewDataContext.tokyo.timeZone,
        locale: ViewDataContext.tokyo.locale,
        now: { scheduler.now }
      ),
      effects: effects
    )
  }
}
