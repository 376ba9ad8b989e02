/// The forecast of today, which a service of its own sends: data without a place on the screen.
package struct ForecastResponse: Decodable, Sendable, Equatable {
  /// The lowest temperature, in degrees Celsius.
  package var low: Int
  /// The highest temperature, in degrees Celsius.
  package var high: Int
}
