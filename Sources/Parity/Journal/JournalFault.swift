import ScreenDocument
public import StrictJSON

/// The reason why a line of a journal cannot be read.
public struct JournalFault: Error, Hashable, Sendable {
  /// The place in the line and the error there; the diagnostic's line number is 1.
  public let diagnostic: Diagnostic
  /// Whether the line is the beginning of a valid line and only its end is missing.
  public let isCutOff: Bool

  init(_ diagnostic: Diagnostic, isCutOff: Bool) {
    self.diagnostic = diagnostic
    self.isCutOff = isCutOff
  }

  init(_ fault: JSONFault) {
    diagnostic = fault.diagnostic(.warning, "badLine")
    isCutOff = false
  }

  /// Returns the diagnostic with the line's number in the journal, as a warning.
  ///
  /// It is a warning because only this line is lost.
  ///
  /// - Parameter number: The number of the line, from 1.
  /// - Returns: The warning.
  public func diagnostic(inLine number: Int) -> Diagnostic {
    diagnostic(inLine: number, code: "badLine", "The line is left out.")
  }

  /// Returns the diagnostic of a step with the line's number in the journal, as a warning.
  ///
  /// It is a warning because only this step is lost.
  ///
  /// - Parameter number: The number of the line, from 1.
  /// - Returns: The warning.
  public func stepDiagnostic(inLine number: Int) -> Diagnostic {
    diagnostic(inLine: number, code: "badStep", "The step is left out.")
  }

  private func diagnostic(inLine number: Int, code: String, _ cost: String) -> Diagnostic {
    Diagnostic(
      severity: .warning,
      code: code,
      path: diagnostic.path,
      line: number,
      column: diagnostic.column,
      message: "\(diagnostic.message) \(cost)"
    )
  }
}
