public import ScreenDocument

/// An input or a usage that is wrong: what, where, and what to do, in one sentence.
public struct DumpFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence, without the tool's name, a capital or the full stop.
  public let sentence: String

  /// Creates a failure.
  ///
  /// - Parameter sentence: What is wrong, where, and what to do; without a capital or a full stop.
  public init(_ sentence: String) {
    self.sentence = sentence
  }

  /// Creates a failure about a place in a file.
  ///
  /// - Parameters:
  ///   - diagnostic: What is wrong.
  ///   - source: The file, as the user named it.
  public init(_ diagnostic: Diagnostic, in source: String) {
    sentence = SourcedDiagnostic(diagnostic, in: source).text
  }

  /// The sentence.
  public var description: String { sentence }
}
