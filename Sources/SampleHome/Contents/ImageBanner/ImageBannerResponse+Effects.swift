import TopScreen

extension ImageBannerResponse {
  /// The effect of the response: the banner's impression is reported to analytics once, with the
  /// first tracking id; none if the response has no tracking id.
  var effects: [RoutedEffect] {
    trackingID.map {
      [.once(.analytics, "impression:imageBanner:\($0)", key: "impression")]
    } ?? []
  }
}
