/// The background of a box.
public struct BackgroundAppearance: Hashable, Sendable, Codable {
  /// The background colour; `nil` for a transparent background.
  public var color: ColorValue?
  /// The image in front of the colour; `nil` for none.
  public var image: BackgroundImage?

  /// Creates a background.
  ///
  /// - Parameters:
  ///   - color: The background colour.
  ///   - image: The image in front of the colour.
  public init(color: ColorValue? = nil, image: BackgroundImage? = nil) {
    self.color = color
    self.image = image
  }
}
