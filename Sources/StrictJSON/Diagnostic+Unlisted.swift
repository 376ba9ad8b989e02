extension Diagnostic {
  /// Returns a warning with the number of the diagnostics that a list leaves out.
  ///
  /// - Parameters:
  ///   - count: The number of diagnostics that are not listed.
  ///   - advice: What to do, such as `correct the listed ones first`; `nil` for nothing.
  /// - Returns: The warning, with the code `moreDiagnostics`.
  package static func unlistedDiagnostics(count: Int, advice: String? = nil) -> Self {
    let fact = count == 1 ? "diagnostic is not listed" : "diagnostics are not listed"
    return Self(
      severity: .warning,
      code: "moreDiagnostics",
      message: "\(count) more \(fact)\(advice.map { "; " + $0 } ?? "")."
    )
  }
}
