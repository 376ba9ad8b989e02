import ScreenDocument
package import TopScreen

extension ContentKey where Response == ForecastResponse, Output == ForecastViewData {
  /// The contract of the kind `forecast`.
  package static var forecast: Self { Self("forecast") }
}
