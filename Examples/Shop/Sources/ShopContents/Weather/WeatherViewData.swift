import UIStateLayer

/// A weather card of two responses: the weather and the forecast.
package struct WeatherViewData: ViewData {
  package var city: String
  /// "12°".
  package var temperature: String
  /// "8° – 15°"; "no forecast yet" before the second response.
  package var range: String

  package init(city: String = "", temperature: String = "", range: String = "") {
    self.city = city
    self.temperature = temperature
    self.range = range
  }
}
