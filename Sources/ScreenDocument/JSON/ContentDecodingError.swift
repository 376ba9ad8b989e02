/// A value that does not decode as the type its content asks for.
///
/// The diagnostic's path is where the type looked, its line and column those of the nearest value
/// that exists: a missing member is found at the object that lacks it.
public struct ContentDecodingError: Error, CustomStringConvertible, Sendable {
  /// The failure with its place in the whole document, code `decodingFailed`.
  public var diagnostic: Diagnostic

  /// Creates an error.
  ///
  /// - Parameter diagnostic: The failure with its place in the document.
  public init(diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }

  /// Places what a decoder threw.
  init(_ error: any Error, decoding value: JSONValue) {
    let (codingPath, message) = Self.explain(error)
    var relative = JSONPointer.root
    var reached: JSONValue? = value
    for key in codingPath {
      if let index = key.intValue, reached?.kind != .object {
        relative = relative.appending(index: index)
        reached = reached?[index]
      } else {
        relative = relative.appending(key.stringValue)
        reached = reached?[key.stringValue]
      }
    }
    let ancestor = value.deepest(along: relative).value
    diagnostic = Diagnostic(
      severity: .error,
      code: "decodingFailed",
      path: value.pointer.appending(contentsOf: relative),
      location: ancestor.location,
      message: message
    )
  }

  /// Places a number that the type cannot hold.
  init(unfit number: JSONValue) {
    let text = number.numberText.map { String($0.prefix(40)) } ?? ""
    diagnostic = Diagnostic(
      severity: .error,
      code: "decodingFailed",
      path: number.pointer,
      location: number.location,
      message: "The number \(text) does not fit the type that reads it; send one that does."
    )
  }

  /// One sentence that says what is wrong, what to do and where.
  public var description: String {
    diagnostic.sentence
  }

  private static func explain(_ error: any Error) -> (path: [any CodingKey], message: String) {
    guard let error = error as? DecodingError else {
      return ([], sentence("The value is refused: \(error)"))
    }
    switch error {
    case .keyNotFound(let key, let context):
      return (
        context.codingPath + [key],
        "The member \"\(key.stringValue)\" is missing; send it or make it optional."
      )
    case .valueNotFound(let type, let context):
      return (context.codingPath, "Expected \(type), found null; send a value.")
    case .typeMismatch(let type, let context):
      return (
        context.codingPath,
        sentence("Expected \(type): \(context.debugDescription)")
      )
    case .dataCorrupted(let context):
      return (context.codingPath, sentence("The value is refused: \(context.debugDescription)"))
    @unknown default:
      return ([], sentence("The value does not decode: \(error)"))
    }
  }

  private static func sentence(_ text: String) -> String {
    text.hasSuffix(".") ? text : text + "."
  }
}
