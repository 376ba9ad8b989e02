public import TopScreen

/// Returns the routes of the shop's screen, one for each kind.
@MainActor
public func shopRoutes() -> ContentRoutes<ShopUIState> {
  ContentRoutes<ShopUIState> {
    ContentRoute(.carousel, slots: \.carousel) { CarouselViewData($0) }
    ContentRoute(.news, slots: \.news) { NewsViewData($0, in: $1) }
    ContentRoute.data(.forecast, slots: \.forecast) { ForecastViewData($0) }
    ContentRoute(.weather, slots: \.weather, readingSlots: \.forecast) {
      WeatherViewData($0, forecast: $1)
    }
    ContentRoute(.history, slots: \.history, reading: \.carousel) {
      HistoryViewData($0, carousel: $1)
    }
    ContentRoute(.poll, slots: \.poll, startingFrom: PollState()) { $0.take($1) }
      .effects(of: .poll) { event, _ in event.effects }
  }
}
