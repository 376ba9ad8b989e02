package import StrictJSON

extension Diagnostic {
  /// Returns the diagnostic as a warning, with the line's number in the journal.
  ///
  /// - Parameter number: The number of the line, from 1.
  /// - Returns: The warning.
  package func warning(inLine number: Int) -> Diagnostic {
    Diagnostic(
      severity: .warning,
      code: code,
      path: path,
      line: number,
      column: column,
      message: message
    )
  }
}
