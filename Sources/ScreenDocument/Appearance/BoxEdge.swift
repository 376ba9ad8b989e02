/// One edge of a box.
public enum BoxEdge: String, Hashable, Sendable, Codable, CaseIterable {
  /// The top edge.
  case top
  /// The edge where lines begin: left, or right in a right-to-left language.
  case leading
  /// The bottom edge.
  case bottom
  /// The edge where lines end: right, or left in a right-to-left language.
  case trailing
}
