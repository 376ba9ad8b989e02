public import ScreenDocument
public import StrictJSON

/// The error for an invalid input or usage: what is wrong, where, and what to do, in one sentence.
public struct DumpFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence, without the tool's name, a capital letter or a full stop.
  public let sentence: String

  /// Creates a failure.
  ///
  /// - Parameter sentence: What is wrong, where, and what to do; without a capital letter or a full
  ///   stop.
  public init(_ sentence: String) {
    self.sentence = sentence
  }

  /// Creates a failure with a place in a file.
  ///
  /// - Parameters:
  ///   - diagnostic: The fault.
  ///   - source: The file's name, as the user spelled it.
  public init(_ diagnostic: Diagnostic, in source: String) {
    sentence = SourcedDiagnostic(diagnostic, in: source).text
  }

  /// Creates a failure for a screen that could not be loaded.
  ///
  /// - Parameter error: The loading error.
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
