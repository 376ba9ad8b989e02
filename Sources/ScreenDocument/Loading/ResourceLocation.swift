import Basics
public import Foundation

/// The location of one document.
public enum ResourceLocation: Hashable, Sendable {
  /// A file.
  case file(path: String)
  /// An `http` or `https` URL.
  case url(URL)
  /// Bytes in memory, such as the text of standard input.
  case bytes([UInt8], name: String)

  /// Parses a path or a URL.
  ///
  /// A text that contains `://`, or begins with `http:` or `https:`, is a URL.
  ///
  /// - Parameter text: A path, or an `http` or `https` URL with a host.
  /// - Throws: ``LoadError`` for another scheme, an invalid URL, and a port that does not exist.
  public init(_ text: String) throws(LoadError) {
    let start = text.prefix(6).lowercased()
    let hasWebScheme = start.hasPrefix("http:") || start.hasPrefix("https:")
    guard let schemeSeparator = text.range(of: "://") else {
      guard !hasWebScheme else {
        throw LoadError(.invalidURL, of: URLRedaction.withoutSecrets(text))
      }
      self = .file(path: text)
      return
    }
    let scheme = text[..<schemeSeparator.lowerBound].lowercased()
    guard hasWebScheme || !scheme.allSatisfy(\.canOccurInScheme) else {
      throw LoadError(.unsupportedScheme(scheme), of: URLRedaction.withoutSecrets(text))
    }
    guard hasWebScheme, let url = URL(string: text),
      url.host(percentEncoded: false)?.isEmpty == false
    else { throw LoadError(.invalidURL, of: URLRedaction.withoutSecrets(text)) }
    guard !text[schemeSeparator.upperBound...].hasPortOutOfRange else {
      throw LoadError(.portOutOfRange, of: URLRedaction.withoutSecrets(text))
    }
    self = .url(url)
  }

  /// The text that messages show: the path, the name, or the URL without user, password and query,
  /// which may be secret.
  public var displayName: String {
    switch self {
    case .file(let path): URLRedaction.withoutSecrets(path)
    case .url(let url): URLRedaction.withoutSecrets(url.absoluteString)
    case .bytes(_, let name): URLRedaction.withoutSecrets(name)
    }
  }

  /// Whether the document is on a server.
  public var isRemote: Bool {
    if case .url = self { true } else { false }
  }
}

extension Substring {
  /// Whether the part of a URL after `://` has a port that is not one of 1 to 65535.
  fileprivate var hasPortOutOfRange: Bool {
    let authority = prefix { !"/?#".contains($0) }
    guard let colon = authority.lastIndex(of: ":") else { return false }
    let port = authority[colon...].dropFirst()
    guard !port.isEmpty, port.allSatisfy({ "0"..."9" ~= $0 }) else { return false }
    return Int(port).map { 1...65_535 ~= $0 } != true
  }
}

extension Character {
  /// Whether the character may occur in a URL's scheme.
  fileprivate var canOccurInScheme: Bool {
    isASCII && (isLetter || isNumber || self == "+" || self == "-" || self == ".")
  }
}
