/// A number of points for each corner of a box.
public struct CornerValues: Hashable, Sendable, Codable {
  /// At the top, where lines begin.
  public var topLeading: Double
  /// At the top, where lines end.
  public var topTrailing: Double
  /// At the bottom, where lines begin.
  public var bottomLeading: Double
  /// At the bottom, where lines end.
  public var bottomTrailing: Double

  /// Nothing at any corner.
  public static let zero = Self(0)

  /// Creates values.
  ///
  /// - Parameters:
  ///   - topLeading: At the top, where lines begin, in points.
  ///   - topTrailing: At the top, where lines end, in points.
  ///   - bottomLeading: At the bottom, where lines begin, in points.
  ///   - bottomTrailing: At the bottom, where lines end, in points.
  public init(
    topLeading: Double = 0,
    topTrailing: Double = 0,
    bottomLeading: Double = 0,
    bottomTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Creates the same value for every corner.
  ///
  /// - Parameter all: The value, in points.
  public init(_ all: Double) {
    self.init(topLeading: all, topTrailing: all, bottomLeading: all, bottomTrailing: all)
  }

  /// The radii of the inside of a border whose outside has these radii.
  ///
  /// Of each corner: `max(0, outer − max(adjacent border widths))`. Where a border is wider than its
  /// radius the inside has a right angle.
  ///
  /// - Parameter width: The border's width at each edge.
  /// - Returns: The inner radii.
  public func inside(border width: EdgeValues) -> Self {
    Self(
      topLeading: max(0, topLeading - max(width.top, width.leading)),
      topTrailing: max(0, topTrailing - max(width.top, width.trailing)),
      bottomLeading: max(0, bottomLeading - max(width.bottom, width.leading)),
      bottomTrailing: max(0, bottomTrailing - max(width.bottom, width.trailing))
    )
  }
}
