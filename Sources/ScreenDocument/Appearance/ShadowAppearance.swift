/// The shadow of a box, with the shape of its border's outer edge.
public struct ShadowAppearance: Hashable, Sendable, Codable {
  /// The colour.
  public var color: ColorValue
  /// The blur radius, in points.
  public var radius: Double
  /// The offset to the right, in points.
  public var x: Double
  /// The offset down, in points.
  public var y: Double

  /// Creates a shadow.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - radius: The blur radius, in points.
  ///   - x: The offset to the right, in points.
  ///   - y: The offset down, in points.
  public init(color: ColorValue, radius: Double = 0, x: Double = 0, y: Double = 0) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}
