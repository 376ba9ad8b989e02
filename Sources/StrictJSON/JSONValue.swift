import Foundation

/// A value of a ``JSONDocument``, parsed on access.
///
/// It consists of a reference to the document and an index, so it is cheap to copy; it keeps the
/// whole document alive. Accessors such as ``string`` return `nil` for a value of another kind.
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
  /// Whether the value stands for one that the document lacks, see ``nullForAbsentDescendant``; its
  /// kind is then `null`.
  let isAbsent: Bool

  package init(storage: JSONStorage, node: Int, isAbsent: Bool = false) {
    self.storage = storage
    self.node = node
    self.isAbsent = isAbsent
  }

  /// A `null` in place of a value that this one lacks, such as a payload; its place is that of this
  /// value.
  package var nullForAbsentDescendant: JSONValue {
    JSONValue(storage: storage, node: node, isAbsent: true)
  }

  /// The kind of the value; `null` if the value is absent.
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

  /// The JSON Pointer of the value in its document; in a text that was composed from other
  /// documents, its place in the source document.
  ///
  /// - Complexity: O(depth + siblings before each ancestor).
  public var pointer: JSONPointer {
    storage.pointer(of: node)
  }

  /// The position of the value's first byte in the text; in a text that was composed from other
  /// documents, in the source document.
  ///
  /// - Complexity: O(1), after one pass over the text for the first position in a document.
  public var location: SourceLocation {
    storage.location(of: node)
  }

  /// The document of a block page that contains the value; `nil` in any other document.
  package var part: DocumentPart? {
    storage.part(of: node)
  }

  /// The bytes of the value's text, without surrounding white space; those of `null` if the value
  /// is absent.
  public var bytes: ArraySlice<UInt8> {
    isAbsent ? Self.null : storage.bytes[storage.range(of: node)]
  }

  /// A hash of ``bytes``; of no bytes if the value is absent.
  ///
  /// It does not protect against an attacker who constructs two values with the same hash.
  package var bytesHash: UInt64 {
    storage.bytes.withUnsafeBytes { bytes in
      let range = isAbsent ? 0..<0 : storage.range(of: node)
      return Self.hash(UnsafeRawBufferPointer(rebasing: bytes[range]))
    }
  }

  /// Returns whether two values have the same ``bytes``.
  package func hasSameBytes(as other: JSONValue) -> Bool {
    guard !isAbsent, !other.isAbsent else { return bytes == other.bytes }
    let (mine, theirs) = (storage.range(of: node), other.storage.range(of: other.node))
    guard mine.count == theirs.count else { return false }
    return storage.bytes.withUnsafeBytes { one in
      other.storage.bytes.withUnsafeBytes { two in
        guard let one = one.baseAddress, let two = two.baseAddress else { return true }
        return memcmp(one + mine.lowerBound, two + theirs.lowerBound, mine.count) == 0
      }
    }
  }

  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = UInt64(bytes.count)
    var offset = 0
    while offset + 8 <= bytes.count {
      hash = mixed(hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    return mixed(hash ^ rest)
  }

  /// Returns a number made by mixing the bits of another number.
  private static func mixed(_ number: UInt64) -> UInt64 {
    let product = (number ^ 0x9e37_79b9_7f4a_7c15).multipliedFullWidth(by: 0xbf58_476d_1ce4_e5b9)
    return product.high ^ product.low
  }

  private static let null = ArraySlice("null".utf8)
}
