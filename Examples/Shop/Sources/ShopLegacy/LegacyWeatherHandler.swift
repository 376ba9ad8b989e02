#if LegacyHome
import Bridge
import LegacyRx
import ShopContents

/// The legacy handler of the weather card, which combines its own response with the last forecast.
final class LegacyWeatherHandler: ObservableLegacyHandler {
  let output: Observable<WeatherViewData>

  private let responses = PublishRelay<WeatherResponse>()
  private let disposeBag = DisposeBag()

  init(_ environment: LegacyEnvironment, events: ShopEvents) {
    output =
      Observable
      .combineLatest(responses, events.forecast) { weather, forecast in
        WeatherViewData(
          city: weather.city,
          temperature: LegacyTemperatures.string(from: weather.temperature),
          range: forecast.map(LegacyTemperatures.range(of:)) ?? "no forecast yet"
        )
      }
      .observe(on: environment.mainScheduler)
      .distinctUntilChanged()
      .share(replay: 1)
    output.subscribe().disposed(by: disposeBag)
  }

  func configure(_ response: WeatherResponse) {
    responses.accept(response)
  }
}
#endif
