import ScreenDocument
import TopScreen

extension ContentKey where Response == ImageBannerResponse, Output == ImageBannerViewData {
  /// The contract of the kind `imageBanner`: an image with a link.
  static var imageBanner: Self { Self("imageBanner") }
}
