/// A place in a ``JSONDocument``: a value that is read when it is asked for.
///
/// A cursor is a reference to the document and a number, cheap to copy and to keep; it keeps the
/// whole document alive. Questions of the wrong kind answer `nil`, never with a converted value.
public struct JSONValue: Sendable {
  /// What a value is.
  public enum Kind: String, Sendable, CaseIterable {
    /// Members in braces.
    case object
    /// Elements in brackets.
    case array
    /// Text in quotes.
    case string
    /// A number of any size and precision.
    case number
    /// `true` or `false`.
    case bool
    /// `null`.
    case null
  }

  let storage: JSONStorage
  let node: Int
  let isAbsent: Bool

  package init(storage: JSONStorage, node: Int, isAbsent: Bool = false) {
    self.storage = storage
    self.node = node
    self.isAbsent = isAbsent
  }

  /// A `null` that stands for something this value should hold and does not, at this value's place.
  package var absentPart: JSONValue {
    JSONValue(storage: storage, node: node, isAbsent: true)
  }

  /// What the value is.
  public var kind: Kind {
    guard !isAbsent else { return .null }
    return switch storage.bytes[storage.offset(of: node)] {
    case JSONByte.openBrace: .object
    case JSONByte.openBracket: .array
    case JSONByte.quote: .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
    case UInt8(ascii: "n"): .null
    default: .number
    }
  }

  /// Where the value lies in its document.
  ///
  /// - Complexity: O(depth + siblings before each ancestor).
  public var pointer: JSONPointer {
    storage.pointer(of: node)
  }

  /// Where the value begins in the text.
  ///
  /// - Complexity: O(1), after one walk over the text for the first place asked of a document.
  public var location: SourceLocation {
    storage.location(of: node)
  }

  /// Which document of a block page the value stands in; `nil` where there is one document.
  package var part: DocumentPart? {
    storage.part(of: node)
  }

  /// The text of the value, without the white space around it.
  public var bytes: ArraySlice<UInt8> {
    isAbsent ? Self.null : storage.bytes[storage.range(of: node)]
  }

  private static let null = ArraySlice("null".utf8)
}
