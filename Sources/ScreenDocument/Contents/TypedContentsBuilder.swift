/// Lists typed contents, one a line, with `if`, `switch` and `for` where a screen needs them.
@resultBuilder
public enum TypedContentsBuilder {
  /// Takes one content.
  ///
  /// - Returns: A list of it alone.
  public static func buildExpression(_ content: TypedContent) -> [TypedContent] { [content] }

  /// Takes a list of contents.
  ///
  /// - Returns: The same list.
  public static func buildExpression(_ contents: [TypedContent]) -> [TypedContent] { contents }

  /// Joins lists in the order written.
  ///
  /// - Parameter contents: The lists.
  /// - Returns: One list.
  public static func buildBlock(_ contents: [TypedContent]...) -> [TypedContent] {
    contents.flatMap { $0 }
  }

  /// Takes the contents under an `if` without `else`.
  ///
  /// - Parameter contents: The contents, or `nil` if the condition does not hold.
  /// - Returns: The contents, or none.
  public static func buildOptional(_ contents: [TypedContent]?) -> [TypedContent] { contents ?? [] }

  /// Takes the contents under an `if` that has an `else`, or under a `case`.
  ///
  /// - Parameter contents: The contents of the branch.
  /// - Returns: The same contents.
  public static func buildEither(first contents: [TypedContent]) -> [TypedContent] { contents }

  /// Takes the contents under an `else`, or under a later `case`.
  ///
  /// - Parameter contents: The contents of the branch.
  /// - Returns: The same contents.
  public static func buildEither(second contents: [TypedContent]) -> [TypedContent] { contents }

  /// Joins the lists of a `for`.
  ///
  /// - Parameter contents: One list a round.
  /// - Returns: One list.
  public static func buildArray(_ contents: [[TypedContent]]) -> [TypedContent] {
    contents.flatMap { $0 }
  }
}
