import UIStateLayer

/// The view data of a card that combines two responses: the weather and the forecast.
package struct WeatherViewData: ViewData {
  package var city: String
  /// The temperature: "12°".
  package var temperature: String
  /// The range of the forecast: "8° – 15°"; "no forecast yet" before the first forecast.
  package var range: String

  package init(city: String = "", temperature: String = "", range: String = "") {
    self.city = city
    self.temperature = temperature
    self.range = range
  }
}
