import ScreenDocument
import StrictJSON

extension [Diagnostic] {
  /// The diagnostics with the file that they are about.
  ///
  /// - Parameter source: The file, as the user named it.
  /// - Returns: The diagnostics, in the same order.
  package func located(in source: String) -> [SourcedDiagnostic] {
    map { SourcedDiagnostic($0, in: source) }
  }
}
