/// An image behind the content of a box.
public struct BackgroundImage: Hashable, Sendable, Codable {
  /// Where an image stands in its area, if the image is smaller or larger than the area.
  public enum Position: String, Hashable, Sendable, Codable, CaseIterable {
    /// In the middle of the area.
    case center
    /// At the middle of this edge of the area.
    case top, leading, bottom, trailing
    /// In this corner of the area.
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  /// The URL or path of the image.
  public var url: Destination
  /// The distances from the border's inner edge inwards to the image's area, in points; negative if
  /// the area reaches beyond that edge.
  public var insets: EdgeValues
  /// The position of the image in its area.
  public var position: Position
  /// The edges whose inset counts as zero, so that the image's area ends at the border's inner edge
  /// there.
  public var clearedEdges: [BoxEdge]

  /// Creates an image.
  ///
  /// - Parameters:
  ///   - url: The URL or path of the image.
  ///   - insets: The distances from the border's inner edge inwards to the image's area, in points.
  ///   - position: The position of the image in its area.
  ///   - clearedEdges: The edges whose inset counts as zero.
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

  /// ``insets``, with zero at the ``clearedEdges``.
  public var insetsZeroAtClearedEdges: EdgeValues {
    clearedEdges.reduce(into: insets) { insets, edge in insets[edge] = 0 }
  }
}
