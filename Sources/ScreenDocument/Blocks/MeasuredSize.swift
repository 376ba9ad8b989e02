/// The size of a view, in points.
public struct MeasuredSize: Hashable, Sendable {
  /// From side to side.
  public let width: Double
  /// From top to bottom.
  public let height: Double

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - width: From side to side, in points.
  ///   - height: From top to bottom, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Whether a view can have this size: both lengths are finite and not negative.
  public var isPossible: Bool {
    width.isFinite && height.isFinite && width >= 0 && height >= 0
  }
}
