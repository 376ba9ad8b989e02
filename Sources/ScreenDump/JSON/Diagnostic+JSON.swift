import ScreenDocument
package import StrictJSON

extension Diagnostic {
  /// The diagnostic as dumps print it.
  ///
  /// A path in one of the documents of a block page begins with its name: `layout.json#/page`.
  package var json: JSONTree {
    .object([
      "severity": .string(severity.rawValue),
      "code": .string(code),
      "path": .string((part.map { $0.fileName + "#" } ?? "") + path.description),
      "line": .integer(line),
      "column": .integer(column),
      "message": .string(message),
    ])
  }
}
