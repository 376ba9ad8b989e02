import Foundation
import ScreenDump
import StrictJSON

extension SourcedDiagnostic {
  /// Returns a warning that a file stays as it was, because there is nothing to write in its place;
  /// `nil` if the path names no regular file, or an empty one.
  ///
  /// - Parameter path: The path of the file, as the user spelled it.
  /// - Returns: The warning.
  static func unchangedFileWarning(for path: String) -> SourcedDiagnostic? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
      return nil
    }
    let diagnostic = Diagnostic(
      severity: .warning,
      code: "fileUnchanged",
      message: "The file stays as it was, because the inputs have nothing to write in its place."
    )
    return SourcedDiagnostic(diagnostic, in: path)
  }
}
