/// Something worth telling about a document: what, where, and what to do.
///
/// A diagnostic never stops anything: only the part that it names is lost.
public struct Diagnostic: Hashable, Sendable {
  /// How much a diagnostic matters.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// A part of the screen is lost.
    case error
    /// Everything is shown, but something is not as it should be.
    case warning
  }

  /// How much it matters.
  public let severity: Severity

  /// The stable name of what happened, in camel case: `duplicateID`.
  public let code: String

  /// The value it is about.
  public let path: JSONPointer

  /// The line of the value, from 1, where there is one.
  public let line: Int?

  /// The column of the value in Unicode scalars, from 1, where there is one.
  public let column: Int?

  /// Which document of a block page it is about; `nil` where there is one document.
  public let part: DocumentPart?

  /// One sentence, without the place.
  public let message: String

  /// Creates a diagnostic.
  ///
  /// - Parameters:
  ///   - severity: How much it matters.
  ///   - code: The stable name of what happened, in camel case.
  ///   - path: The value it is about.
  ///   - line: The line of the value, from 1.
  ///   - column: The column of the value in Unicode scalars, from 1.
  ///   - part: Which document of a block page it is about.
  ///   - message: One sentence, without the place.
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
  ///   - severity: How much it matters.
  ///   - code: The stable name of what happened, in camel case.
  ///   - path: The value it is about.
  ///   - location: The place of the value.
  ///   - part: Which document of a block page it is about.
  ///   - message: One sentence, without the place.
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

  /// Creates a diagnostic about a value, at its place or at one of its parts.
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

  /// The message and the place in one sentence.
  package var sentence: String {
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
  /// The severity, the code, the message and the place in one line.
  public var description: String {
    "\(severity.rawValue): \(code): \(sentence)"
  }
}
