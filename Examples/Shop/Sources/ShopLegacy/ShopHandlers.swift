#if LegacyHome
public import Bridge
import ScreenDocument
import ShopContents

/// Returns the legacy handlers of one screen, which share their events.
@MainActor
public func shopHandlers() -> LegacyHandlers {
  let events = ShopEvents()
  return LegacyHandlers {
    LegacyHandler(.carousel, feeding: ["history"]) { LegacyCarouselHandler($0, events: events) }
    LegacyHandler(.news) { LegacyNewsHandler($0) }
    LegacyHandler(.forecast, feeding: ["weather"]) { LegacyForecastHandler($0, events: events) }
    LegacyHandler(.weather) { LegacyWeatherHandler($0, events: events) }
    LegacyHandler(.history) { LegacyHistoryHandler($0, events: events) }
    LegacyHandler(.poll) { LegacyPollHandler($0) }
  }
}
#endif
