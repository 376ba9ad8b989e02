/// What a box has behind its content.
public struct BackgroundAppearance: Hashable, Sendable, Codable {
  /// Its colour.
  public var color: ColorValue?
  /// An image over the colour.
  public var image: BackgroundImage?

  /// Creates a background.
  ///
  /// - Parameters:
  ///   - color: Its colour.
  ///   - image: An image over the colour.
  public init(color: ColorValue? = nil, image: BackgroundImage? = nil) {
    self.color = color
    self.image = image
  }
}
