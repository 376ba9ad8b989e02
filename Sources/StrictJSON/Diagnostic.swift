/// A fault or a remark about a document: what is wrong, where, and what to do.
public struct Diagnostic: Hashable, Sendable {
  /// The severity of a diagnostic.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// Something is lost: a part of the document, or all of it.
    case error
    /// Something is not as expected.
    case warning
  }

  /// The severity of the diagnostic.
  public let severity: Severity

  /// The stable name of the fault, in camel case: `duplicateID`.
  public let code: String

  /// The JSON Pointer of the value; ``JSONPointer/root`` also if no value is named.
  public let path: JSONPointer

  /// The line of the value, from 1; `nil` for a value without a place in a text.
  public let line: Int?

  /// The column of the value in Unicode scalars, from 1; `nil` for a value without a place in a
  /// text.
  public let column: Int?

  /// The document of a block page that contains the value; `nil` if none is named.
  public let part: DocumentPart?

  /// The fault and, for most codes, its remedy, in one or more sentences.
  ///
  /// ``path``, ``line`` and ``column`` say where the fault is.
  public let message: String

  /// Creates a diagnostic.
  ///
  /// - Parameters:
  ///   - severity: The severity.
  ///   - code: The stable name of the fault, in camel case.
  ///   - path: The JSON Pointer of the value.
  ///   - line: The line of the value, from 1.
  ///   - column: The column of the value in Unicode scalars, from 1.
  ///   - part: The document of a block page that contains the value.
  ///   - message: The fault and its remedy, in one or more sentences.
  public init(
    severity: Severity,
    code: String,
    path: JSONPointer = .root,
    line: Int? = nil,
    column: Int? = nil,
    part: DocumentPart? = nil,
    message: String
  ) {
    self.severity = severity
    self.code = code
    self.path = path
    self.line = line
    self.column = column
    self.part = part
    self.message = message
  }

  /// Creates a diagnostic about a place in a text.
  ///
  /// - Parameters:
  ///   - severity: The severity.
  ///   - code: The stable name of the fault, in camel case.
  ///   - path: The JSON Pointer of the value.
  ///   - location: The line and the column of the value.
  ///   - part: The document of a block page that contains the value.
  ///   - message: The fault and its remedy, in one or more sentences.
  public init(
    severity: Severity,
    code: String,
    path: JSONPointer,
    location: SourceLocation,
    part: DocumentPart? = nil,
    message: String
  ) {
    self.init(
      severity: severity,
      code: code,
      path: path,
      line: location.line,
      column: location.column,
      part: part,
      message: message
    )
  }

  /// Creates a diagnostic about a value, with its line, column and document.
  ///
  /// A `path` from the root of the document replaces the path of the value.
  package init(
    severity: Severity,
    code: String,
    at value: JSONValue,
    path: JSONPointer? = nil,
    message: String
  ) {
    self.init(
      severity: severity,
      code: code,
      path: path ?? value.pointer,
      location: value.location,
      part: value.part,
      message: message
    )
  }

  /// The message, followed in brackets by the document, line, column and path that are known.
  package var messageWithPlace: String {
    var place: [String] = []
    if let part { place.append("in \(part.fileName)") }
    if let line, let column { place.append("line \(line), column \(column)") }
    if path != .root { place.append("at \(path)") }
    guard !place.isEmpty else { return message }
    let body = message.hasSuffix(".") ? String(message.dropLast()) : message
    return "\(body) (\(place.joined(separator: ", ")))."
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The severity, the code, the message, and the place as far as it is known.
  public var description: String {
    "\(severity.rawValue): \(code): \(messageWithPlace)"
  }
}
