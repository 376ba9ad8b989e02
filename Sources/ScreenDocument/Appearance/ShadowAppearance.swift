/// The shadow that a box throws, in the form of the outside of its border.
public struct ShadowAppearance: Hashable, Sendable, Codable {
  /// Its colour.
  public var color: ColorValue
  /// How far it is blurred, in points.
  public var radius: Double
  /// How far it is moved towards the right, in points.
  public var x: Double
  /// How far it is moved down, in points.
  public var y: Double

  /// Creates a shadow.
  ///
  /// - Parameters:
  ///   - color: Its colour.
  ///   - radius: How far it is blurred, in points.
  ///   - x: How far it is moved towards the right, in points.
  ///   - y: How far it is moved down, in points.
  public init(color: ColorValue, radius: Double = 0, x: Double = 0, y: Double = 0) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}
