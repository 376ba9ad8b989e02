/// A file that a command writes in addition to its result.
public struct DumpFile: Hashable, Sendable {
  /// The path; an existing file is replaced.
  public let path: String
  /// The whole text of the file.
  public let text: String

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - path: The path; an existing file is replaced.
  ///   - text: The whole text of the file.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
