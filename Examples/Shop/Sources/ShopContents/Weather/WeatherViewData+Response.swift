package import TopScreen

extension WeatherViewData {
  /// Creates the view data of the weather, and of the forecast in its slot, if the slot is filled.
  package init(_ response: WeatherResponse, forecast: SlotSnapshot<ForecastViewData>) {
    city = response.city
    temperature = "\(response.temperature)°"
    range = forecast.isFilled ? forecast.value.range : "no forecast yet"
  }
}
