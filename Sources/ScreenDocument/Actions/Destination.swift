import Foundation

/// A place that an action may lead to: checked once, safe to open afterwards.
///
/// It is a relative path, or a URL whose scheme is allowed, `https` unless an app says otherwise.
/// `javascript`, `file`, `data`, `blob`, `vbscript`, `about` and `view-source` are refused even where
/// they are listed. A destination is read as a careless browser would read it, so all of these are
/// refused too: white space, control and invisible characters anywhere, `\`, `//host` and
/// `https:host`, a user name before the host, and paths that are any of these once they are
/// percent-decoded, however often.
public struct Destination: Hashable, Sendable {
  /// The most bytes of UTF-8 that a destination has.
  public static let maximumLength = 2_048

  /// The schemes that are allowed unless an app says otherwise.
  public static let defaultSchemes: Set<String> = ["https"]

  /// The destination, as the server sent it.
  public let rawValue: String

  /// The scheme in lower case; `nil` for a relative path.
  public let scheme: String?

  /// Checks a destination.
  ///
  /// - Parameters:
  ///   - text: The destination.
  ///   - schemes: The schemes that are allowed, in lower case.
  /// - Throws: ``DestinationError`` that says what is wrong and what to do.
  /// - Complexity: O(length).
  public init(
    _ text: String,
    schemes: Set<String> = Self.defaultSchemes
  ) throws(DestinationError) {
    func refusal(_ reason: DestinationError.Reason) -> DestinationError {
      DestinationError(destination: text, reason: reason)
    }
    guard !text.isEmpty else { throw refusal(.empty) }
    guard text.utf8.count <= Self.maximumLength else { throw refusal(.tooLong) }
    if text.unicodeScalars.contains(where: \.isUnsafe) { throw refusal(.unsafeCharacter) }
    if let scheme = Self.scheme(of: text) {
      guard schemes.contains(scheme), !Self.forbiddenSchemes.contains(scheme) else {
        throw refusal(.scheme(scheme, allowed: schemes.subtracting(Self.forbiddenSchemes).sorted()))
      }
      if Self.schemesWithHost.contains(scheme) {
        guard let host = Self.authority(of: text), host.first.map({ $0 != ":" }) == true,
          !host.contains(where: { "@%".contains($0) })
        else { throw refusal(.noHost) }
      }
      self.scheme = scheme
    } else {
      guard !text.hasPrefix("//") else { throw refusal(.otherHost) }
      scheme = nil
    }
    if Self.isUnsafeOnceDecoded(text, isRelative: scheme == nil) { throw refusal(.disguised) }
    rawValue = text
  }

  private static let forbiddenSchemes: Set<String> = [
    "javascript", "file", "data", "blob", "vbscript", "about", "view-source",
  ]
  private static let schemesWithHost: Set<String> = ["https", "http"]
  private static let maximumDecodings = 8

  /// What stands before the first colon, unless a path, query or fragment begins before.
  private static func scheme(of text: String) -> String? {
    guard let end = text.utf8.firstIndex(where: { ":/?#".utf8.contains($0) }),
      text.utf8[end] == UInt8(ascii: ":")
    else { return nil }
    return text[..<end].lowercased()
  }

  private static func authority(of text: String) -> Substring? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let rest = text[colon...].dropFirst()
    guard rest.hasPrefix("//") else { return nil }
    return rest.dropFirst(2).prefix { !"/?#".contains($0) }
  }

  /// Decodes what comes before the query again and again, and looks at each result; a per cent sign
  /// that begins no escape is a fault as it is sent, and itself once it is decoded.
  private static func isUnsafeOnceDecoded(_ text: String, isRelative: Bool) -> Bool {
    var path = String(text.prefix { !"?#".contains($0) })
    for round in 0..<maximumDecodings {
      guard path.utf8.contains(UInt8(ascii: "%")) else { return false }
      guard let decoded = path.removingPercentEncoding else { return round == 0 }
      let isUnsafe = decoded.unicodeScalars.contains { $0.isUnsafe && $0 != " " }
      if isUnsafe || isRelative && (scheme(of: decoded) != nil || decoded.hasPrefix("//")) {
        return true
      }
      path = decoded
    }
    return true
  }
}

extension Destination: CustomStringConvertible {
  /// The destination, as the server sent it.
  public var description: String {
    rawValue
  }
}

extension Destination: Codable {
  /// Decodes and checks a destination, with the schemes that are allowed by default.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DecodingError` for a value that is no text, or no destination.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      try self.init(container.decode(String.self))
    } catch let error as DestinationError {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: error.description
      )
    }
  }

  /// Encodes the destination as its text.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

extension UnicodeScalar {
  /// Whether a scalar has no place in a destination: white space, a backslash, or one that is not
  /// seen.
  fileprivate var isUnsafe: Bool {
    switch self {
    case "\\": true
    case "!"..."~": false
    default:
      switch properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
        .paragraphSeparator, .spaceSeparator:
        true
      default: properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      }
    }
  }
}
