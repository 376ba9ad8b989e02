public import ScreenDocument
public import StrictJSON

/// What of a response is not kept in a journal.
///
/// A value that is redacted becomes the blank of its kind (an empty text, 0, `false`, an empty array or
/// object), so that the response still decodes. What is blank in the journal is replayed as blank.
public struct JournalRedaction: Sendable {
  /// The places in a payload; a token `*` is every index of an array, and every name of an object.
  ///
  /// The JSON of a user's action stands below `/action`: `/action/type/text`.
  public let paths: [JSONPointer]

  private let covers: (@Sendable (ContentKind, JSONPointer) -> Bool)?

  /// Creates a redaction.
  ///
  /// - Parameters:
  ///   - paths: The places in a payload, of every kind of content.
  ///   - covers: Returns whether the value at a place of a kind is redacted as well; called for every value
  ///     of a response, off main.
  public init(
    paths: [JSONPointer] = [],
    covers: (@Sendable (ContentKind, JSONPointer) -> Bool)? = nil
  ) {
    self.paths = paths
    self.covers = covers
  }

  /// Redacts nothing.
  public static let none = JournalRedaction()

  /// Whether nothing is redacted.
  var isEmpty: Bool { paths.isEmpty && covers == nil }

  /// A payload, or an action below its own place, without what is redacted.
  func redacted(_ tree: JSONTree, of kind: ContentKind, at place: JSONPointer = .root) -> JSONTree {
    if paths.contains(where: { Self.matches($0.tokens, place.tokens) })
      || covers?(kind, place) == true
    {
      return Self.blank(tree)
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

  private static func matches(_ pattern: [String], _ place: [String]) -> Bool {
    pattern.count == place.count && zip(pattern, place).allSatisfy { $0 == "*" || $0 == $1 }
  }

  private static func blank(_ tree: JSONTree) -> JSONTree {
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
