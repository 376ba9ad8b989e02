import UIStateLayer

/// The view data of an image with a link; its rules are those of ``DisplayRules``.
struct ImageBannerViewData: ViewData {
  /// `image_url`: URL.
  var imageURL: String

  /// `title`: Text(``DisplayRules/maximumTitleLength``); "バナー" where that is "" or absent.
  var label: String

  /// `link_url`: URL.
  var destination: String

  /// The image's height in percent of its width: percent of(height, width), at least 10 and at most
  /// 200; 33 where `width` or `height` is absent, zero or negative.
  var heightPercent: Int

  /// Whether there is no image: ``imageURL`` is "".
  var isEmpty: Bool { imageURL.isEmpty }

  /// The banner before its first response.
  static let placeholder = Self(imageURL: "", label: "", destination: "", heightPercent: 33)
}
