/// The border of a box.
public struct BorderAppearance: Hashable, Sendable, Codable {
  /// How wide it is at each edge, in points.
  public var width: EdgeValues
  /// Its colour; without one the border takes its place and is clear.
  public var color: ColorValue?

  /// Creates a border.
  ///
  /// - Parameters:
  ///   - width: How wide it is at each edge, in points.
  ///   - color: Its colour.
  public init(width: EdgeValues = .zero, color: ColorValue? = nil) {
    self.width = width
    self.color = color
  }
}
