// What docs/typed-documents.md shows of a card that combines two responses.

import Foundation
import ScreenDocument
import TopScreen
import UIStateLayer

struct WeatherResponse: Codable, Sendable {
  var city: String
}

struct ForecastResponse: Codable, Sendable {
  var low: Int
  var high: Int
}

struct WeatherViewData: ViewData {
  var city: String
  var range: String
}

struct ForecastViewData: ViewData {
  var range: String
}

extension ContentKey where Response == WeatherResponse, Output == WeatherViewData {
  static var weather: Self { Self("weather") }
}

extension ContentKey where Response == ForecastResponse, Output == ForecastViewData {
  static var forecast: Self { Self("forecast") }
}

@MainActor
final class HomeState {
  let weather = UIStateSlots(default: WeatherViewData(city: "", range: ""))
  let forecast = UIStateSlots(default: ForecastViewData(range: "0° – 0°"))
}

@MainActor
func makeRoutes() -> ContentRoutes<HomeState> {
  ContentRoutes<HomeState> {
    ContentRoute.data(.forecast, slots: \.forecast) { response in
      ForecastViewData(range: "\(response.low)° – \(response.high)°")
    }
    ContentRoute(.weather, slots: \.weather, readingSlots: \.forecast) { response, forecast in
      let range = forecast.isFilled ? forecast.value.range : "no forecast yet"
      return WeatherViewData(city: response.city, range: range)
    }
  }
}

let model = HomeScreenModel(state: HomeState(), routes: makeRoutes()) {
  ViewDataContext(now: Date(), timeZone: .gmt, locale: Locale(identifier: "en_US"))
}
model.show(
  ContentDocument { TypedContent(.weather, id: "w", WeatherResponse(city: "Tokyo")) }
)
precondition(model.state.weather["w"].value.range == "no forecast yet")
model.show(
  ContentDocument {
    TypedContent(.weather, id: "w", WeatherResponse(city: "Tokyo"))
    TypedContent(.forecast, id: "f", ForecastResponse(low: 8, high: 15))
  }
)
precondition(model.state.weather["w"].value.range == "8° – 15°")
precondition(model.screen.stack.ids == ["w"])
