import ScreenDocument
public import StrictJSON

/// The reason why a line of a journal, or a step of a line, cannot be read.
public struct JournalFault: Error, Hashable, Sendable {
  /// The error and its place in the line; the diagnostic's line number is always 1.
  public let diagnostic: Diagnostic
  /// Whether the line can be the beginning of a valid line, so that only its end is missing.
  public let isCutOff: Bool

  init(_ diagnostic: Diagnostic, isCutOff: Bool) {
    self.diagnostic = diagnostic
    self.isCutOff = isCutOff
  }

  init(_ fault: JSONFormError) {
    diagnostic = fault.diagnostic(.warning, "badLine")
    isCutOff = false
  }

  /// Returns the diagnostic of a line as a warning, with the line's number in the journal.
  ///
  /// The diagnostic is a warning because the reader omits only this line.
  ///
  /// - Parameter number: The number of the line, from 1.
  /// - Returns: The warning.
  public func diagnostic(inLine number: Int) -> Diagnostic {
    diagnostic(inLine: number, code: "badLine", "The line is left out.")
  }

  /// Returns the diagnostic of a step as a warning, with the number of its line in the journal.
  ///
  /// The diagnostic is a warning because the reader omits only this step.
  ///
  /// - Parameter number: The number of the line, from 1.
  /// - Returns: The warning.
  public func stepDiagnostic(inLine number: Int) -> Diagnostic {
    diagnostic(inLine: number, code: "badStep", "The step is left out.")
  }

  private func diagnostic(inLine number: Int, code: String, _ consequence: String) -> Diagnostic {
    Diagnostic(
      severity: .warning,
      code: code,
      path: diagnostic.path,
      line: number,
      column: diagnostic.column,
      message: "\(diagnostic.message) \(consequence)"
    )
  }
}
