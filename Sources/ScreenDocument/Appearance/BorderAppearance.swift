/// The border of a box.
public struct BorderAppearance: Hashable, Sendable, Codable {
  /// The width at each edge, in points.
  public var width: EdgeValues
  /// The colour; without one, the border is transparent and keeps its width.
  public var color: ColorValue?

  /// Creates a border.
  ///
  /// - Parameters:
  ///   - width: The width at each edge, in points.
  ///   - color: The colour.
  public init(width: EdgeValues = .zero, color: ColorValue? = nil) {
    self.width = width
    self.color = color
  }
}
