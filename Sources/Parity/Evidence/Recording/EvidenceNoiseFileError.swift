import ScreenDocument
public import StrictJSON

/// The error that is thrown for an invalid noise file.
public struct EvidenceNoiseFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The fault and its place in the file.
  public let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }

  init(_ fault: JSONFormError) {
    self.init(
      fault.diagnostic(
        .error,
        "noiseMember",
        consequence: "write the file again with 'compare --noise'"
      )
    )
  }

  /// The fault, the action that corrects it, and the place in the file.
  public var description: String { diagnostic.messageWithPlace }
}
