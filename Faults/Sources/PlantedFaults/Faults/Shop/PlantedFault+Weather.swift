import ScreenDocument
import ShopContents
import TopScreen

extension PlantedFault {
  static var weather: [PlantedFault] {
    [
      PlantedFault(shop: "weather", "minus-is-a-dash") { points, _ in
        points.weather = { response, forecast in
          var viewData = WeatherViewData(response, forecast: forecast)
          if response.temperature < 0 {
            viewData.temperature = "–\(response.temperature.magnitude)°"
          }
          return viewData
        }
      },
      PlantedFault(shop: "weather", "zero-has-no-degree") { points, _ in
        points.weather = { response, forecast in
          var viewData = WeatherViewData(response, forecast: forecast)
          if response.temperature == 0 { viewData.temperature = "0" }
          return viewData
        }
      },
      PlantedFault(shop: "weather", "no-forecast-is-blank") { points, _ in
        points.weather = { response, forecast in
          var viewData = WeatherViewData(response, forecast: forecast)
          if !forecast.isFilled { viewData.range = "" }
          return viewData
        }
      },
      PlantedFault(shop: "weather", "stale-forecast") { points, memory in
        points.weather = { response, forecast in
          var viewData = WeatherViewData(response, forecast: forecast)
          if forecast.isFilled {
            memory.text = memory.text ?? viewData.range
            viewData.range = memory.text ?? ""
          }
          return viewData
        }
      },
      PlantedFault(shop: "weather", "stale-city") { points, memory in
        points.weather = { response, forecast in
          var viewData = WeatherViewData(response, forecast: forecast)
          memory.text = memory.text ?? viewData.city
          viewData.city = memory.text ?? ""
          return viewData
        }
      },
      PlantedFault(shop: "forecast", "low-above-high-is-not-exchanged") { points, _ in
        points.forecast = { ForecastViewData(range: "\($0.low)° – \($0.high)°") }
      },
      PlantedFault(shop: "forecast", "equal-temperatures-are-one") { points, _ in
        points.forecast = { response in
          response.low == response.high
            ? ForecastViewData(range: "\(response.low)°") : ForecastViewData(response)
        }
      },
      PlantedFault(shop: "forecast", "third-response-is-lost") { points, memory in
        points.forecast = { response in
          memory.count += 1
          if memory.count < 3 { memory.text = ForecastViewData(response).range }
          return memory.count < 3
            ? ForecastViewData(response) : ForecastViewData(range: memory.text ?? "")
        }
      },
    ]
  }
}
