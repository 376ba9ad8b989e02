/// The place of one value inside a JSON document (RFC 6901).
///
/// | text        | tokens       | value in `{ "a": [ 1, { "b/c": 2 } ] }` |
/// | ----------- | ------------ | --------------------------------------- |
/// | `""`        | none         | the whole document                      |
/// | `/a/0`      | `a` `0`      | `1`                                     |
/// | `/a/1/b~1c` | `a` `1` `b/c`| `2`                                     |
///
/// A pointer may name a place that a document does not have.
public struct JSONPointer: Hashable, Sendable {
  /// The unescaped names and array indices from the root to the value.
  public let tokens: [String]

  /// The pointer to the whole document.
  public static let root = Self(tokens: [])

  /// Creates a pointer from unescaped tokens.
  ///
  /// - Parameter tokens: The member names and array indices from the root to the value.
  public init(tokens: [String]) {
    self.tokens = tokens
  }

  /// Reads the text form of a pointer.
  ///
  /// - Parameter text: The empty text, or tokens that each follow a `/`, with `~1` for `/` and `~0`
  ///   for `~`.
  /// - Throws: ``JSONPointerError`` when the text does not begin with `/` or holds another escape.
  public init(_ text: String) throws(JSONPointerError) {
    guard !text.isEmpty else {
      self = .root
      return
    }
    guard text.utf8.first == UInt8(ascii: "/") else {
      throw JSONPointerError(text: text, fault: .noLeadingSlash)
    }
    var tokens: [String] = []
    var token = String.UnicodeScalarView()
    var isAfterTilde = false
    for scalar in text.unicodeScalars.dropFirst() {
      if isAfterTilde {
        guard scalar == "0" || scalar == "1" else {
          throw JSONPointerError(text: text, fault: .unknownEscape)
        }
        token.append(scalar == "0" ? "~" : "/")
        isAfterTilde = false
      } else if scalar == "~" {
        isAfterTilde = true
      } else if scalar == "/" {
        tokens.append(String(token))
        token = String.UnicodeScalarView()
      } else {
        token.append(scalar)
      }
    }
    guard !isAfterTilde else { throw JSONPointerError(text: text, fault: .unknownEscape) }
    tokens.append(String(token))
    self.tokens = tokens
  }

  /// Returns the pointer to a member of the object that this pointer names.
  ///
  /// - Parameter key: The member's name, unescaped.
  /// - Returns: The longer pointer.
  public func appending(_ key: String) -> Self {
    appending(unescapedToken: key)
  }

  /// Returns the pointer to an element of the array that this pointer names.
  ///
  /// - Parameter index: The element's index.
  /// - Returns: The longer pointer.
  public func appending(index: Int) -> Self {
    appending(unescapedToken: String(index))
  }

  private func appending(unescapedToken token: String) -> Self {
    var tokens: [String] = []
    tokens.reserveCapacity(self.tokens.count + 1)
    tokens.append(contentsOf: self.tokens)
    tokens.append(token)
    return Self(tokens: tokens)
  }

  /// Returns this pointer followed by one that is relative to the value it names.
  ///
  /// - Parameter pointer: A pointer whose root is the value that this pointer names.
  /// - Returns: The longer pointer.
  public func appending(contentsOf pointer: Self) -> Self {
    Self(tokens: tokens + pointer.tokens)
  }

  /// Returns the array index that a token represents; `nil` for a token that is not a number, such
  /// as `-`, for a leading zero as in `01`, and for a number that does not fit into an `Int`.
  static func arrayIndex(of token: String) -> Int? {
    let digits = token.utf8
    guard let first = digits.first, digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    guard first != UInt8(ascii: "0") || digits.count == 1 else { return nil }
    return Int(token)
  }
}

extension JSONPointer: CustomStringConvertible {
  /// The pointer's text form, with `~1` for `/` and `~0` for `~` in tokens; empty for the root.
  public var description: String {
    var text = ""
    for token in tokens {
      text.append("/")
      for scalar in token.unicodeScalars {
        switch scalar {
        case "~": text.append("~0")
        case "/": text.append("~1")
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
    return text
  }
}
