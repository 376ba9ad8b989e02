import ScreenDocument
import TopScreen

extension ContentKey where Response == ImageBannerResponse, Output == ImageBannerViewData {
  /// The contract of an image that links somewhere.
  static var imageBanner: Self { Self("imageBanner") }
}
