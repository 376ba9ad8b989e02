import ScreenDocument
public import StrictJSON

/// The error that is thrown for an invalid noise file.
public struct EvidenceNoiseFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The fault and its place in the file.
  public let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }

  init(_ fault: JSONFault) {
    self.init(
      fault.diagnostic(
        .error,
        "noiseMember",
        consequence: "write the file again with 'compare --noise'"
      )
    )
  }

  /// A message with the fault, its place, and the action that corrects it.
  public var description: String { diagnostic.message }
}
