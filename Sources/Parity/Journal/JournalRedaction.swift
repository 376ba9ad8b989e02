public import ScreenDocument
public import StrictJSON

/// The values of responses and actions that a journal replaces by blank values.
///
/// The blank value has the same JSON type (an empty text, 0, `false`, an empty array, an empty
/// object or `null`), so that the response can still be decoded. A replay reads the blank value.
public struct JournalRedaction: Sendable {
  /// The places in payloads; the token `*` matches every index of an array and every member of an
  /// object.
  ///
  /// The place of a user action is `/action`, so that a place in its JSON is `/action/type/text`,
  /// for example.
  public let paths: [JSONPointer]

  private let covers: (@Sendable (ContentKind, JSONPointer) -> Bool)?

  /// Creates a redaction.
  ///
  /// - Parameters:
  ///   - paths: The places in the payloads and the user's actions of every kind; the token `*`
  ///     matches every index and every member. An action has the place `/action`.
  ///   - covers: Returns whether to redact the value at a place of a kind's payload, or of an
  ///     action, whose place is `/action`. It is called only for a value that `paths` does not
  ///     match and that is not inside a redacted value. A ``JournalRecorder`` calls it on a
  ///     background queue.
  public init(
    paths: [JSONPointer] = [],
    covers: (@Sendable (ContentKind, JSONPointer) -> Bool)? = nil
  ) {
    self.paths = paths
    self.covers = covers
  }

  /// A redaction that removes nothing.
  public static let none = JournalRedaction()

  /// Whether nothing is redacted.
  var isEmpty: Bool { paths.isEmpty && covers == nil }

  /// Returns a copy of a JSON value in which blank values replace the redacted values.
  ///
  /// - Parameters:
  ///   - tree: A payload, or a user action.
  ///   - kind: The kind of the content.
  ///   - place: The place of the value: the root for a payload, `/action` for a user action.
  /// - Returns: The redacted copy.
  func redacted(_ tree: JSONTree, of kind: ContentKind, at place: JSONPointer = .root) -> JSONTree {
    if paths.contains(where: { Self.matches(pattern: $0.tokens, place: place.tokens) })
      || covers?(kind, place) == true
    {
      return Self.blankValue(like: tree)
    }
    switch tree {
    case .array(let elements):
      return .array(
        elements.enumerated().map {
          redacted($0.element, of: kind, at: place.appending(index: $0.offset))
        }
      )
    case .object(let members):
      return .object(
        members.map {
          JSONTree.Member(
            key: $0.key,
            value: redacted($0.value, of: kind, at: place.appending($0.key))
          )
        }
      )
    default: return tree
    }
  }

  private static func matches(pattern: [String], place: [String]) -> Bool {
    pattern.count == place.count && zip(pattern, place).allSatisfy { $0 == "*" || $0 == $1 }
  }

  private static func blankValue(like tree: JSONTree) -> JSONTree {
    switch tree {
    case .null: .null
    case .bool: .bool(false)
    case .number: .number("0")
    case .string: .string("")
    case .array: .array([])
    case .object: .object([])
    }
  }
}
