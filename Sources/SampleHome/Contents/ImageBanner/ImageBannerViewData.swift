import UIStateLayer

/// The view data of an image with a link; ``FormattingRules`` defines the rules in italics.
struct ImageBannerViewData: ViewData {
  /// The image's URL: the response's `image_url` by the rule *URL*.
  var imageURL: String

  /// The description of the image: the response's `title` by the rule *Text(40)*; "バナー" if that is
  /// "".
  var label: String

  /// The URL that a tap opens: the response's `link_url` by the rule *URL*.
  var destination: String

  /// The image's height in percent of its width, by the rule *Percent of*, at least 10 and at most
  /// 200; 33 if the response's `width` or `height` is absent, zero or negative.
  var heightPercent: Int

  /// Whether there is nothing to draw: ``imageURL`` is "".
  var isEmpty: Bool { imageURL.isEmpty }

  /// The view data before the first response.
  static let initial = Self(imageURL: "", label: "", destination: "", heightPercent: 33)
}
