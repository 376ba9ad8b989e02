import JSONLogic
import StrictJSON

extension FlagFileReader {
  /// Returns the text of the metadata member `version`, which must be a text or a number; `nil` for
  /// any other value, or without the member.
  static func versionText(ofMember value: JSONTree?) -> String? {
    switch value {
    case .string(let text)?, .number(let text)?: text
    case .bool?, .null?, .array?, .object?, nil: nil
    }
  }

  static func fileError(at value: JSONValue, _ code: String, _ message: String) -> FlagFileError {
    FlagFileError(diagnostic(.error, at: value, code, message))
  }

  static func diagnostic(
    _ severity: Diagnostic.Severity,
    at value: JSONValue,
    _ code: String,
    _ message: String
  ) -> Diagnostic {
    let location = value.location
    return Diagnostic(
      severity: severity,
      code: code,
      path: value.pointer,
      line: location.line,
      column: location.column,
      message: message
    )
  }
}
