#if LegacyHome
import ShopContents

/// Functions for the texts of temperatures.
enum LegacyTemperatures {
  static func string(from celsius: Int) -> String {
    String(celsius) + "°"
  }

  static func range(of forecast: ForecastResponse) -> String {
    [forecast.low, forecast.high].sorted().map(string(from:)).joined(separator: " – ")
  }
}
#endif
