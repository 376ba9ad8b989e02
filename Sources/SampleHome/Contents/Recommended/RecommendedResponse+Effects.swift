import TopScreen

extension RecommendedResponse {
  /// The effect of the response: a request that reports that the recommendations were shown.
  ///
  /// It is performed for the first request id of the content, and for each one that differs from
  /// the last one. A response without a request id has no effect.
  var effects: [RoutedEffect] {
    requestID.map {
      [.onChange(of: $0, .request, "recommended/shown?request_id=\($0)", key: "shown")]
    } ?? []
  }
}
