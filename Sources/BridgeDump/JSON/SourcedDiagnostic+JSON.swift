import ScreenDocument
import ScreenDump
import StrictJSON

extension SourcedDiagnostic {
  /// The diagnostic and its file or screen as JSON; an unknown line or column is `null`.
  var json: JSONTree {
    .object([
      "source": .string(source),
      "severity": .string(diagnostic.severity.rawValue),
      "code": .string(diagnostic.code),
      "path": .string(diagnostic.path.description),
      "line": .integer(diagnostic.line),
      "column": .integer(diagnostic.column),
      "message": .string(diagnostic.message),
    ])
  }
}
