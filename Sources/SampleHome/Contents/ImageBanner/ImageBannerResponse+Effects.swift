import TopScreen

extension ImageBannerResponse {
  /// The effect of the response: the banner's impression is reported to analytics with the tracking
  /// id, only for the first response that has one.
  var effects: [RoutedEffect] {
    trackingID.map {
      [.once(.analytics, "impression:imageBanner:\($0)", key: "impression")]
    } ?? []
  }
}
