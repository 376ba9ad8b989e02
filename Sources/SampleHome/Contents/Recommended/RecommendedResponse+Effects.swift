import TopScreen

extension RecommendedResponse {
  /// The effects: an impression is reported for each recommendation request.
  var effects: [RoutedEffect] {
    requestID.map {
      [.onChange(of: $0, .request, "recommended/shown?request_id=\($0)", key: "shown")]
    } ?? []
  }
}
