/// A position in the text of a document.
public struct SourceLocation: Hashable, Sendable {
  /// The line, from 1; `LF`, `CR LF` and a lone `CR` each end a line.
  public let line: Int

  /// The column, from 1, in Unicode scalars; a byte order mark is not counted.
  public let column: Int

  /// The number of bytes before the position.
  public let offset: Int

  /// Creates a location.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - column: The column in Unicode scalars, from 1.
  ///   - offset: The number of bytes before the position.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }
}
