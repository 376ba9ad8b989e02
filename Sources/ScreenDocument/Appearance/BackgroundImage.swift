/// An image behind the content of a box.
public struct BackgroundImage: Hashable, Sendable, Codable {
  /// Where in its area an image stands that does not fill it.
  public enum Position: String, Hashable, Sendable, Codable, CaseIterable {
    /// In the middle.
    case center
    /// In the middle of an edge.
    case top, leading, bottom, trailing
    /// In a corner.
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  /// Where it is loaded from.
  public var url: Destination
  /// How far its area is inside the border, in points.
  public var insets: EdgeValues
  /// Where in its area it stands.
  public var position: Position
  /// The edges whose inset is cleared: there the image reaches the border.
  public var clearedEdges: [BoxEdge]

  /// Creates an image.
  ///
  /// - Parameters:
  ///   - url: Where it is loaded from.
  ///   - insets: How far its area is inside the border, in points.
  ///   - position: Where in its area it stands.
  ///   - clearedEdges: The edges whose inset is cleared.
  public init(
    url: Destination,
    insets: EdgeValues = .zero,
    position: Position = .center,
    clearedEdges: [BoxEdge] = []
  ) {
    self.url = url
    self.insets = insets
    self.position = position
    self.clearedEdges = clearedEdges
  }

  /// The insets, zero at the cleared edges.
  public var effectiveInsets: EdgeValues {
    clearedEdges.reduce(into: insets) { insets, edge in insets[edge] = 0 }
  }
}
