#if LegacyHome
import Bridge
import LegacyRx
import ShopContents

/// The legacy handler of the forecast, which has no view, and emits the response to the weather
/// card.
final class LegacyForecastHandler: ObservableLegacyHandler {
  let output: Observable<ForecastViewData>

  private let forecast: BehaviorRelay<ForecastResponse?>

  init(_ environment: LegacyEnvironment, events: ShopEvents) {
    forecast = events.forecast
    output =
      events.forecast
      .compactMap { $0 }
      .map { ForecastViewData(range: LegacyTemperatures.range(of: $0)) }
      .observe(on: environment.mainScheduler)
  }

  func configure(_ response: ForecastResponse) {
    forecast.accept(response)
  }
}
#endif
