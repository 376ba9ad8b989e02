extension ImageBannerViewData {
  /// Creates the view data of a response.
  init(_ response: ImageBannerResponse) {
    imageURL = response.imageURL.allowedURLOrEmpty
    label = response.title.trimmedText(upTo: FormattingRules.maximumTitleLength, or: "バナー")
    destination = response.linkURL.allowedURLOrEmpty
    heightPercent = Self.heightPercent(width: response.width, height: response.height)
  }

  private static func heightPercent(width: Int?, height: Int?) -> Int {
    guard let width, let height, height > 0, let percent = Percentage.of(height, in: width) else {
      return 33
    }
    return min(max(percent, 10), 200)
  }
}
