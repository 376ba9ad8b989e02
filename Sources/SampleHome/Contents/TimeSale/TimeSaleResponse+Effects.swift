import TopScreen

extension TimeSaleResponse {
  /// The effect of the response: the sale's impression is reported once.
  var effects: [RoutedEffect] { [.once(.analytics, "impression:timeSale")] }
}
