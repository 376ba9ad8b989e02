import TopScreen

extension TimeSaleResponse {
  /// The effect of the response: the sale's impression is reported to analytics, only for the first
  /// response.
  var effects: [RoutedEffect] { [.once(.analytics, "impression:timeSale")] }
}
