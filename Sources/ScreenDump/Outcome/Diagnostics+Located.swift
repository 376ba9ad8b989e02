import ScreenDocument
import StrictJSON

extension [Diagnostic] {
  /// Returns the diagnostics with their file.
  ///
  /// - Parameter source: The file's name, as the user spelled it.
  /// - Returns: The diagnostics, in the same order.
  package func located(in source: String) -> [SourcedDiagnostic] {
    map { SourcedDiagnostic($0, in: source) }
  }
}
