import TopScreen

extension RecommendedResponse {
  /// The effect of the response: a request reports that the recommendations were shown, for the
  /// first request id and whenever it changes; none if the response has no request id.
  var effects: [RoutedEffect] {
    requestID.map {
      [.onChange(of: $0, .request, "recommended/shown?request_id=\($0)", key: "shown")]
    } ?? []
  }
}
