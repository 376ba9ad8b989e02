/// A length in points for each edge of a box.
public struct EdgeValues: Hashable, Sendable, Codable {
  /// The length at the top edge, in points.
  public var top: Double
  /// The length at the edge where lines begin: left, or right in a right-to-left language.
  public var leading: Double
  /// The length at the bottom edge, in points.
  public var bottom: Double
  /// The length at the edge where lines end: right, or left in a right-to-left language.
  public var trailing: Double

  /// Zero at every edge.
  public static let zero = Self(0)

  /// Creates lengths.
  ///
  /// - Parameters:
  ///   - top: At the top, in points.
  ///   - leading: Where lines begin, in points.
  ///   - bottom: At the bottom, in points.
  ///   - trailing: Where lines end, in points.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates the same length for every edge.
  ///
  /// - Parameter all: The length, in points.
  public init(_ all: Double) {
    self.init(top: all, leading: all, bottom: all, trailing: all)
  }

  /// The length at an edge, to read or to set.
  ///
  /// - Returns: The length, in points.
  public subscript(edge: BoxEdge) -> Double {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Returns, for each edge, the sum of both lengths.
  public static func + (left: Self, right: Self) -> Self {
    Self(
      top: left.top + right.top,
      leading: left.leading + right.leading,
      bottom: left.bottom + right.bottom,
      trailing: left.trailing + right.trailing
    )
  }
}
