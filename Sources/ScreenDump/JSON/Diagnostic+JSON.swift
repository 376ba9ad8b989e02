package import ScreenDocument

extension Diagnostic {
  /// The diagnostic as dumps print it.
  package var json: JSONTree {
    .object([
      "severity": .string(severity.rawValue),
      "code": .string(code),
      "path": .string(path.description),
      "line": .integer(line),
      "column": .integer(column),
      "message": .string(message),
    ])
  }
}
