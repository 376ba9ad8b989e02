import TopScreen

extension TimeSaleResponse {
  /// The effects: the sale's impression is reported once.
  var effects: [RoutedEffect] { [.once(.analytics, "impression:timeSale")] }
}
