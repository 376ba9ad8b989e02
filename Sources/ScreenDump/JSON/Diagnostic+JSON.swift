import ScreenDocument
package import StrictJSON

extension Diagnostic {
  /// The diagnostic in the JSON format of reports.
  ///
  /// A path in a document of a block page begins with the document's name: `layout.json#/page`. An
  /// unknown line or column is `null`.
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
