extension ForecastViewData {
  /// Creates the view data of a response.
  package init(_ response: ForecastResponse) {
    let (low, high) = (min(response.low, response.high), max(response.low, response.high))
    range = "\(low)° – \(high)°"
  }
}
