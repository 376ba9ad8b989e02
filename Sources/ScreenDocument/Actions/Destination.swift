import Foundation

/// The target of an action, checked once and then safe to open.
///
/// It is a relative path, or a URL with an allowed scheme, by default `https`. Lenient browsers
/// read many other texts as dangerous URLs, so a text is rejected if it has:
///
/// - no characters, or more than ``maximumByteCount`` bytes;
/// - the scheme `javascript`, `file`, `data`, `blob`, `vbscript`, `about` or `view-source`, even if
///   the scheme is listed as allowed;
/// - white space, a control or invisible character, or `\`;
/// - the form `//host` or `https:host`, or a user name or an escape in the host;
/// - a path that has an invalid escape, or still has escapes after it was percent-decoded 8 times;
/// - a path that, percent-decoded once or several times, contains one of these characters other
///   than a space, or, if the path is relative, begins with a scheme or `//`.
public struct Destination: Hashable, Sendable {
  /// The greatest length, in bytes of UTF-8.
  public static let maximumByteCount = 2_048

  /// The schemes that are allowed by default.
  public static let defaultSchemes: Set<String> = ["https"]

  /// The destination, as the server sent it.
  public let rawValue: String

  /// The scheme in lower case; `nil` for a relative path.
  public let scheme: String?

  /// Creates a destination from a text, after checking that it is safe.
  ///
  /// - Parameters:
  ///   - text: The destination.
  ///   - schemes: The allowed schemes, in lower case.
  /// - Throws: ``DestinationError`` if the destination is rejected.
  /// - Complexity: O(length).
  public init(
    _ text: String,
    schemes: Set<String> = Self.defaultSchemes
  ) throws(DestinationError) {
    func refusal(_ reason: DestinationError.Reason) -> DestinationError {
      DestinationError(destination: text, reason: reason)
    }
    guard !text.isEmpty else { throw refusal(.empty) }
    guard text.utf8.count <= Self.maximumByteCount else { throw refusal(.tooLong) }
    if text.unicodeScalars.contains(where: \.isForbiddenInDestination) {
      throw refusal(.unsafeCharacter)
    }
    if let scheme = Self.scheme(of: text) {
      guard schemes.contains(scheme), !Self.forbiddenSchemes.contains(scheme) else {
        throw refusal(.scheme(scheme, allowed: schemes.subtracting(Self.forbiddenSchemes).sorted()))
      }
      if Self.schemesRequiringHost.contains(scheme) {
        guard let host = Self.authority(of: text), host.first.map({ $0 != ":" }) == true,
          !host.contains(where: { "@%".unicodeScalars.contains($0) })
        else { throw refusal(.noHost) }
      }
      self.scheme = scheme
    } else {
      guard !text.utf8.starts(with: "//".utf8) else { throw refusal(.protocolRelative) }
      scheme = nil
    }
    if Self.isUnsafeAfterPercentDecoding(text, isRelative: scheme == nil) {
      throw refusal(.unsafeAfterPercentDecoding)
    }
    rawValue = text
  }

  private static let forbiddenSchemes: Set<String> = [
    "javascript", "file", "data", "blob", "vbscript", "about", "view-source",
  ]
  private static let schemesRequiringHost: Set<String> = ["https", "http"]
  private static let maximumPercentDecodings = 8

  /// Returns the text before the first colon, in lower case; `nil` if there is no colon, or if a
  /// `/`, `?` or `#` comes before it.
  private static func scheme(of text: String) -> String? {
    guard let end = text.utf8.firstIndex(where: { ":/?#".utf8.contains($0) }),
      text.utf8[end] == UInt8(ascii: ":")
    else { return nil }
    return text[..<end].lowercased()
  }

  private static func authority(of text: String) -> Substring.UnicodeScalarView? {
    // A combining mark or emoji modifier after a slash would be one `Character` with it.
    let rest = text.unicodeScalars.drop { $0 != ":" }.dropFirst()
    guard rest.starts(with: "//".unicodeScalars) else { return nil }
    return rest.dropFirst(2).prefix { !"/?#".unicodeScalars.contains($0) }
  }

  /// Returns whether the text before `?` or `#` is unsafe after it was percent-decoded one to eight
  /// times.
  ///
  /// The decoded text is unsafe if it contains a forbidden character other than a space, or if a
  /// relative path then begins with a scheme or `//`. The first decoding with an unsafe text
  /// decides.
  ///
  /// The result is also `true` for an invalid escape in the original text, for escapes that are not
  /// UTF-8, and for a text that still has escapes after the eighth decoding. From the second
  /// decoding on, a percent sign without two hexadecimal digits after it is no escape, and stays as
  /// it is.
  private static func isUnsafeAfterPercentDecoding(_ text: String, isRelative: Bool) -> Bool {
    var path = String(text.unicodeScalars.prefix { !"?#".unicodeScalars.contains($0) })
    // Lazy: a destination that is decoded at most once needs no regular expression.
    lazy var percentWithoutDigits = #/%(?![0-9A-Fa-f]{2})/#.matchingSemantics(.unicodeScalar)
    // The last round only checks whether the decoded path has escapes left.
    for round in 0...maximumPercentDecodings {
      guard path.utf8.contains(UInt8(ascii: "%")) else { return false }
      // The server's own escapes must be valid; a percent sign that they stand for may precede anything.
      let escaped = round == 0 ? path : path.replacing(percentWithoutDigits, with: "%25")
      guard let decoded = escaped.removingPercentEncoding else { return true }
      guard decoded != path else { return false }
      let isUnsafe = decoded.unicodeScalars.contains { $0.isForbiddenInDestination && $0 != " " }
      let leadsToHost = scheme(of: decoded) != nil || decoded.utf8.starts(with: "//".utf8)
      if isUnsafe || isRelative && leadsToHost { return true }
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
  /// Decodes a destination, and checks it with the ``defaultSchemes``.
  ///
  /// - Throws: An error if the value is no text or the text is rejected, also for a destination
  ///   that was created with other schemes and has one of these.
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
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

extension UnicodeScalar {
  /// Whether a scalar must not occur in a destination: white space, a backslash, or an invisible,
  /// private-use or unassigned character.
  fileprivate var isForbiddenInDestination: Bool {
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
