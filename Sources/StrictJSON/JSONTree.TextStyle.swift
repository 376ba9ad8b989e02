extension JSONTree {
  /// How the text of a tree is laid out.
  public enum TextStyle: Sendable, CaseIterable {
    /// No white space at all.
    case compact
    /// A line for each element and member, indented by two spaces a level.
    case pretty
  }
}
