import ScreenDocument
public import StrictJSON

/// Why a file of noise cannot be used.
public struct EvidenceNoiseError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and where in the file.
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

  /// What is wrong, where, and what to do.
  public var description: String { diagnostic.message }
}
