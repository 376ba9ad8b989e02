import Basics
public import ScreenDocument
public import StrictJSON

/// The error for an invalid input or usage, or a result that cannot be written: what is wrong,
/// where, and what to do.
public struct DumpFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, where, and what to do, without the tool's name; it may or may not end with a full
  /// stop.
  public let sentence: String

  /// Creates a failure.
  ///
  /// - Parameter sentence: What is wrong, where, and what to do; without the tool's name, a capital
  ///   letter at its start and a full stop at its end.
  public init(_ sentence: String) {
    self.sentence = sentence
  }

  /// Creates a failure for a fault at a place in a file.
  ///
  /// - Parameters:
  ///   - diagnostic: The fault and its place.
  ///   - source: The file's name, as the user spelled it.
  public init(_ diagnostic: Diagnostic, in source: String) {
    sentence = SourcedDiagnostic(diagnostic, in: source).text
  }

  /// Creates a failure for a screen that could not be loaded.
  ///
  /// - Parameter error: The loading error. If a document is invalid, the sentence gives the fault
  ///   and its place; otherwise it gives the reason, and then the faults of the cached copy.
  public init(_ error: LoadError) {
    if case .document(let document) = error.reason {
      self.init(document.diagnostic, in: error.documentName)
    } else {
      let notes = error.cachedCopyDiagnostics.map { " (\($0.message))" }
      self.init(error.descriptionInsideSentence + notes.joined())
    }
  }

  /// Creates the failure for a file that is not written because an input could not be read.
  ///
  /// - Parameter path: The path of the file, as the user spelled it.
  package init(notWritingBecauseOfUnreadableInput path: String) {
    sentence =
      "cannot write '\(URLRedaction.withoutSecrets(path))' without the inputs that could not be read; "
      + "correct or leave out these, and run the command again"
  }

  /// Creates the failure for a result that could not be written to standard output.
  init(writing failure: SystemFailure) {
    sentence =
      "cannot write the result to standard output: \(failure.problemAndRemedy(isReading: false))"
  }

  /// The sentence.
  public var description: String { sentence }
}
