/// A value of a ``JSONDocument``, parsed on access.
///
/// It consists of a reference to the document and an index, so it is cheap to copy; it keeps the
/// whole document alive. Accessors for another kind return `nil` and never convert a value.
public struct JSONValue: Sendable {
  /// The kind of a value.
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
  /// The index of the value's entry in the tape.
  let node: Int
  /// Whether the value stands for a part that the document lacks, see ``nullForAbsentPart``; its
  /// kind is then `null`.
  let isAbsent: Bool

  package init(storage: JSONStorage, node: Int, isAbsent: Bool = false) {
    self.storage = storage
    self.node = node
    self.isAbsent = isAbsent
  }

  /// A `null` for a part that this value lacks, such as a payload; its place is that of this value.
  package var nullForAbsentPart: JSONValue {
    JSONValue(storage: storage, node: node, isAbsent: true)
  }

  /// The kind of the value.
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

  /// The JSON Pointer of the value in its document.
  ///
  /// - Complexity: O(depth + siblings before each ancestor).
  public var pointer: JSONPointer {
    storage.pointer(of: node)
  }

  /// The position of the value's first byte in the text.
  ///
  /// - Complexity: O(1), after one pass over the text for the first position in a document.
  public var location: SourceLocation {
    storage.location(of: node)
  }

  /// The document of a block page that contains the value; `nil` if there is one document.
  package var part: DocumentPart? {
    storage.part(of: node)
  }

  /// The bytes of the value's text, without surrounding white space; those of `null` if the value
  /// is absent.
  public var bytes: ArraySlice<UInt8> {
    isAbsent ? Self.null : storage.bytes[storage.range(of: node)]
  }

  /// A hash of the value's bytes in the text, the same within one process; of no bytes if the value
  /// is absent.
  package var bytesHash: Int {
    var hasher = Hasher()
    storage.bytes.withUnsafeBytes { bytes in
      let range = isAbsent ? 0..<0 : storage.range(of: node)
      hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: bytes[range]))
    }
    return hasher.finalize()
  }

  private static let null = ArraySlice("null".utf8)
}
