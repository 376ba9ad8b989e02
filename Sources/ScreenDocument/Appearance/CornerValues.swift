/// A length in points for each corner of a box.
public struct CornerValues: Hashable, Sendable, Codable {
  /// The length at the top corner where lines begin, in points.
  public var topLeading: Double
  /// The length at the top corner where lines end, in points.
  public var topTrailing: Double
  /// The length at the bottom corner where lines begin, in points.
  public var bottomLeading: Double
  /// The length at the bottom corner where lines end, in points.
  public var bottomTrailing: Double

  /// Zero at every corner.
  public static let zero = Self(0)

  /// Creates lengths.
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

  /// Creates the same length for every corner.
  ///
  /// - Parameter all: The length, in points.
  public init(_ all: Double) {
    self.init(topLeading: all, topTrailing: all, bottomLeading: all, bottomTrailing: all)
  }

  /// Returns the corner radii of a border's inner edge, where `self` has those of its outer edge.
  ///
  /// Each inner radius is `max(0, outer − max(adjacent border widths))`. Where a border is wider
  /// than its radius, the inner corner is a right angle.
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
