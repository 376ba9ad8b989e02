import TopScreen

extension RecommendedResponse {
  /// Each request that recommended something is told that it was shown.
  var effects: [RoutedEffect] {
    requestID.map {
      [.onChange(of: $0, .request, "recommended/shown?request_id=\($0)", key: "shown")]
    } ?? []
  }
}
