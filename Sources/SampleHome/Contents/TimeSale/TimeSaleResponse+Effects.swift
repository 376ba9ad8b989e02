import TopScreen

extension TimeSaleResponse {
  /// The sale is reported as seen once.
  var effects: [RoutedEffect] { [.once(.analytics, "impression:timeSale")] }
}
