import ScreenDocument
package import TopScreen

extension ContentKey where Response == WeatherResponse, Output == WeatherViewData {
  /// The contract of the kind `weather`.
  package static var weather: Self { Self("weather") }
}
