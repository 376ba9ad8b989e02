/// Builds a list of typed contents, one a line; `if`, `switch` and `for` are supported.
@resultBuilder
public enum TypedContentsBuilder {
  /// Wraps one content in a list.
  ///
  /// - Returns: A list with this content only.
  public static func buildExpression(_ content: TypedContent) -> [TypedContent] { [content] }

  /// Returns a list of contents unchanged.
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

  /// Returns the contents of an `if` without `else`; none if the condition does not hold.
  ///
  /// - Parameter contents: The contents, or `nil` if the condition does not hold.
  /// - Returns: The contents, or none.
  public static func buildOptional(_ contents: [TypedContent]?) -> [TypedContent] { contents ?? [] }

  /// Returns the contents of the chosen branch: of an `if` that has an `else`, or of a `case`.
  ///
  /// - Parameter contents: The contents of the branch.
  /// - Returns: The same contents.
  public static func buildEither(first contents: [TypedContent]) -> [TypedContent] { contents }

  /// Returns the contents of the chosen branch: of an `else`, or of a `case`.
  ///
  /// - Parameter contents: The contents of the branch.
  /// - Returns: The same contents.
  public static func buildEither(second contents: [TypedContent]) -> [TypedContent] { contents }

  /// Joins the lists of a `for`.
  ///
  /// - Parameter contents: One list for each iteration.
  /// - Returns: One list.
  public static func buildArray(_ contents: [[TypedContent]]) -> [TypedContent] {
    contents.flatMap { $0 }
  }
}
