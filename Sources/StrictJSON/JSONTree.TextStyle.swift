extension JSONTree {
  /// The layout of a tree's text.
  public enum TextStyle: Sendable, CaseIterable {
    /// No white space.
    case compact
    /// One line for each element and member, indented by two spaces a level.
    case pretty
  }
}
