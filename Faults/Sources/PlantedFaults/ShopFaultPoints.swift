import ShopContents
import TopScreen
import UIStateLayer

/// The functions of the example's state sides, each of which a fault may replace.
@MainActor
struct ShopFaultPoints {
  typealias PollEvent = ContentEvent<PollResponse, PollAction>

  var carousel: @Sendable (CarouselResponse) -> CarouselViewData = { CarouselViewData($0) }
  var news: @Sendable (NewsResponse, ViewDataContext) -> NewsViewData = { NewsViewData($0, in: $1) }
  var forecast: @Sendable (ForecastResponse) -> ForecastViewData = { ForecastViewData($0) }
  var weather: @Sendable (WeatherResponse, SlotSnapshot<ForecastViewData>) -> WeatherViewData = {
    WeatherViewData($0, forecast: $1)
  }
  var history: @Sendable (HistoryResponse, CarouselViewData) -> HistoryViewData = {
    HistoryViewData($0, carousel: $1)
  }
  var poll: @Sendable (inout PollState, PollEvent) -> PollViewData = { $0.take($1) }
  var pollEffects: @Sendable (PollEvent) -> [RoutedEffect] = { $0.effects }

  /// The routes of the example with these functions.
  var routes: ContentRoutes<ShopUIState> {
    let points = self
    return ContentRoutes<ShopUIState> {
      ContentRoute(.carousel, slots: \.carousel) { [run = points.carousel] in run($0) }
      ContentRoute(.news, slots: \.news) { [run = points.news] in run($0, $1) }
      ContentRoute.data(.forecast, slots: \.forecast) { [run = points.forecast] in run($0) }
      ContentRoute(.weather, slots: \.weather, readingSlots: \.forecast) {
        [run = points.weather] in run($0, $1)
      }
      ContentRoute(.history, slots: \.history, reading: \.carousel) {
        [run = points.history] in run($0, $1)
      }
      ContentRoute(.poll, slots: \.poll, startingFrom: PollState()) { [run = points.poll] in
        run(&$0, $1)
      }
      .effects(of: .poll) { [run = points.pollEffects] event, _ in run(event) }
    }
  }
}
