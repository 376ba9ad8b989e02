/// The size of a view, in points, as the view reports it after layout.
public struct MeasuredSize: Hashable, Sendable {
  /// The width of the view after layout, in points, as the view reports it.
  public let width: Double
  /// The height of the view after layout, in points, as the view reports it.
  public let height: Double

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - width: The width in points.
  ///   - height: The height in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Whether both lengths are finite and not negative.
  public var isPossible: Bool {
    width.isFinite && height.isFinite && width >= 0 && height >= 0
  }
}
