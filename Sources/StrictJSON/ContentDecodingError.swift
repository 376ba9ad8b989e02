/// The error when a value cannot be decoded as its content's type.
///
/// The diagnostic's path is the place that the type read; line and column are those of the
/// innermost value on that path that exists: for a missing member, its object.
public struct ContentDecodingError: Error, CustomStringConvertible, Sendable {
  /// The failure with its place in the whole document; when decoding fails, its code is
  /// `missingPayload` for an absent value, otherwise `decodingFailed`.
  public var diagnostic: Diagnostic

  /// Creates an error.
  ///
  /// - Parameter diagnostic: The failure with its place in the document.
  public init(diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }

  /// Adds the place in the document to an error that a decoder threw.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - value: The value that was decoded.
  ///   - member: Returns the value of a member of `object`; the last key of `path` names the
  ///     member. Returns `nil` if the object has no such member.
  init(
    _ error: any Error,
    decoding value: JSONValue,
    member: (_ object: JSONValue, _ path: [any CodingKey]) -> JSONValue?
  ) {
    let codingPath = Self.codingPath(of: error)
    var innermostValue = value
    var missingPath = JSONPointer.root
    for (depth, key) in codingPath.enumerated() {
      let isObject = innermostValue.kind == .object
      if missingPath.tokens.isEmpty {
        let child =
          isObject
          ? member(innermostValue, Array(codingPath[...depth]))
          : key.intValue.flatMap { innermostValue[$0] }
        if let child {
          innermostValue = child
          continue
        }
      }
      if let index = key.intValue, !isObject || !missingPath.tokens.isEmpty {
        missingPath = missingPath.appending(index: index)
      } else {
        missingPath = missingPath.appending(key.stringValue)
      }
    }
    diagnostic = Diagnostic(
      severity: .error,
      code: "decodingFailed",
      at: innermostValue,
      path: innermostValue.pointer.appending(contentsOf: missingPath),
      message: Self.message(
        for: error,
        found: missingPath.tokens.isEmpty ? innermostValue.kind : nil
      )
    )
  }

  /// Creates the error for a content without a payload.
  ///
  /// - Parameter value: The absent payload; its place, and so the error's place, is the content.
  init(absent value: JSONValue) {
    diagnostic = Diagnostic(
      severity: .error,
      code: Self.absentPayloadCode,
      at: value,
      message: "The content has no payload; send one."
    )
  }

  /// The diagnostic code of a content without a payload.
  ///
  /// Reading the document already reports this fault, so a screen's description does not report it
  /// again.
  package static let absentPayloadCode = "missingPayload"

  /// Creates the error for a number that the type cannot represent.
  init(unrepresentable number: JSONValue) {
    let text = number.numberText.map(\.cutForMessages) ?? ""
    diagnostic = Diagnostic(
      severity: .error,
      code: "decodingFailed",
      at: number,
      message: "The number \(text) does not fit the type that reads it; send one that does."
    )
  }

  /// What is wrong, what to do, and in brackets the place.
  ///
  /// It does not say what to do if the type itself refuses the value, and names no place for a root
  /// without a line.
  public var description: String {
    diagnostic.messageWithPlace
  }

  private static func codingPath(of error: any Error) -> [any CodingKey] {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context)?: context.codingPath + [key]
    case .valueNotFound(_, let context)?, .typeMismatch(_, let context)?,
      .dataCorrupted(let context)?:
      context.codingPath
    case nil: []
    @unknown default: []
    }
  }

  private static func message(for error: any Error, found kind: JSONValue.Kind?) -> String {
    let found = kind?.nameWithArticle ?? "nothing"
    switch error as? DecodingError {
    case .keyNotFound(let key, _)?:
      return "The member \"\(key.stringValue)\" is missing; send it or make it optional."
    case .valueNotFound(let type, _)?:
      return "Expected \(name(of: type)), found \(kind == nil ? "nothing" : "null"); send a value."
    case .typeMismatch(let type, _)?:
      return "Expected \(name(of: type)), found \(found); send one or change the type."
    case .dataCorrupted(let context)?:
      return endingWithFullStop("The value is refused: \(context.debugDescription)")
    case nil:
      return endingWithFullStop("The value is refused: \(error)")
    @unknown default:
      return endingWithFullStop("The value does not decode: \(error)")
    }
  }

  /// Returns what messages call a type: `a text` for `String`, `a whole number` for an integer
  /// type; the Swift name of a type such as `Date`.
  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "a whole number"
    case is any FloatingPoint.Type: "a number"
    case is [String: Any].Type: "an object"
    case is [Any].Type: "an array"
    default: "\(type)"
    }
  }

  /// Returns a text with a full stop, unless it already ends with one.
  private static func endingWithFullStop(_ text: String) -> String {
    text.hasSuffix(".") ? text : text + "."
  }
}
