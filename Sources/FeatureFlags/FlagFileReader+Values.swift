import JSONLogic
import StrictJSON

extension FlagFileReader {
  /// Returns the version of a flag's metadata, a text or a number; `nil` for any other value.
  static func version(_ value: JSONTree?) -> String? {
    switch value {
    case .string(let text)?, .number(let text)?: text
    case .bool?, .null?, .array?, .object?, nil: nil
    }
  }

  static func failure(_ value: JSONValue, _ code: String, _ message: String) -> FlagFileError {
    FlagFileError(diagnostic(.error, value, code, message))
  }

  static func diagnostic(
    _ severity: Diagnostic.Severity,
    _ value: JSONValue,
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
