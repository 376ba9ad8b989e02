import ScreenDocument
import StrictJSON

extension [Diagnostic] {
  /// Returns each diagnostic with the name of its file.
  ///
  /// - Parameter source: The file's name, as the user spelled it.
  /// - Returns: The diagnostics, in the same order.
  package func located(in source: String) -> [SourcedDiagnostic] {
    map { SourcedDiagnostic($0, in: source) }
  }
}
