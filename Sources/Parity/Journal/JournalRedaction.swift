public import ScreenDocument
public import StrictJSON

/// The values of responses that a journal does not store.
///
/// A redacted value is replaced by the blank value of its JSON type (an empty text, 0, `false`, an
/// empty array or object), so that the response still decodes. A replay reads the blank value.
public struct JournalRedaction: Sendable {
  /// The places in a payload; a token `*` stands for every index of an array and every name of an
  /// object.
  ///
  /// The JSON of a user's action is below `/action`: `/action/type/text`.
  public let paths: [JSONPointer]

  private let covers: (@Sendable (ContentKind, JSONPointer) -> Bool)?

  /// Creates a redaction.
  ///
  /// - Parameters:
  ///   - paths: The places in the payloads of every kind of content.
  ///   - covers: Returns whether to redact the value at another place of a kind's payload; called for every value
  ///     of a response, on a background queue.
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

  /// Returns a payload, or an action below its own place, with its redacted values replaced.
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
