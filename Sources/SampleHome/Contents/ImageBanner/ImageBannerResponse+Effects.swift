import TopScreen

extension ImageBannerResponse {
  /// The effects: the banner's impression is reported once, with its first tracking id.
  var effects: [RoutedEffect] {
    trackingID.map {
      [.once(.analytics, "impression:imageBanner:\($0)", key: "impression")]
    } ?? []
  }
}
