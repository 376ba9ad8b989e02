public import ScreenDocument
public import StrictJSON

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

  /// Creates a failure about a screen that could not be loaded.
  ///
  /// - Parameter error: Which, why, and what is wrong with the cached copy.
  public init(_ error: LoadError) {
    if case .document(let document) = error.reason {
      self.init(document.diagnostic, in: error.name)
    } else {
      let notes = error.cacheDiagnostics.map { " (\($0.message))" }
      self.init(error.phrase + notes.joined())
    }
  }

  /// The sentence.
  public var description: String { sentence }
}
