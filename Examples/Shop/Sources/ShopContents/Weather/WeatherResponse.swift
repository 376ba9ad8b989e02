/// The weather at this moment, as the first of two services sends it.
package struct WeatherResponse: Decodable, Sendable, Equatable {
  package var city: String
  /// The temperature, in degrees Celsius.
  package var temperature: Int
}
