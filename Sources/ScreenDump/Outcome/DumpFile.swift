/// A file that a command writes besides its result.
public struct DumpFile: Hashable, Sendable {
  /// Where to write it, in place of a file that is there.
  public let path: String
  /// What is in it.
  public let text: String

  /// Describes a file.
  ///
  /// - Parameters:
  ///   - path: Where to write it.
  ///   - text: What is in it.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
