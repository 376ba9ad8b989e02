package import TopScreen

extension WeatherViewData {
  /// Creates the view data of the weather and of the slot that has the forecast.
  package init(_ response: WeatherResponse, forecast: SlotSnapshot<ForecastViewData>) {
    city = response.city
    temperature = "\(response.temperature)°"
    range = forecast.isFilled ? forecast.value.range : "no forecast yet"
  }
}
