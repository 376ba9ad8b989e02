import ScreenDocument
public import StrictJSON

/// The error for a noise file that cannot be used.
public struct EvidenceNoiseError: Error, Hashable, Sendable, CustomStringConvertible {
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

  /// The fault, its place, and what to do.
  public var description: String { diagnostic.message }
}
