import TopScreen

extension ImageBannerResponse {
  /// The banner is reported as seen once, under the tracking id that it came with first.
  var effects: [RoutedEffect] {
    trackingID.map {
      [.once(.analytics, "impression:imageBanner:\($0)", key: "impression")]
    } ?? []
  }
}
