import Basics
public import Foundation

/// Where one document lies.
public enum ResourceLocation: Hashable, Sendable {
  /// In a file.
  case file(path: String)
  /// On a server: an `http` or `https` URL.
  case url(URL)
  /// In memory, such as the text of standard input.
  case bytes([UInt8], name: String)

  /// Takes a text for a path or a URL.
  ///
  /// What has `://` in it, or begins with `http:` or `https:`, is a URL.
  ///
  /// - Parameter text: A path, or an `http` or `https` URL with a host.
  /// - Throws: ``LoadError`` for another scheme and for a URL that makes no sense.
  public init(_ text: String) throws(LoadError) {
    let start = text.prefix(6).lowercased()
    let isWeb = start.hasPrefix("http:") || start.hasPrefix("https:")
    guard let mark = text.range(of: "://") else {
      guard !isWeb else { throw LoadError(.invalidURL, of: PrintableURL.text(text)) }
      self = .file(path: text)
      return
    }
    let scheme = text[..<mark.lowerBound].lowercased()
    guard isWeb || !scheme.allSatisfy(\.isOfScheme) else {
      throw LoadError(.unsupportedScheme(scheme), of: PrintableURL.text(text))
    }
    guard isWeb, let url = URL(string: text),
      url.host(percentEncoded: false)?.isEmpty == false
    else { throw LoadError(.invalidURL, of: PrintableURL.text(text)) }
    self = .url(url)
  }

  /// The path, the name or the URL, without what may be secret in one: user, password and query.
  public var name: String {
    switch self {
    case .file(let path): PrintableURL.text(path)
    case .url(let url): PrintableURL.text(url.absoluteString)
    case .bytes(_, let name): PrintableURL.text(name)
    }
  }

  /// Whether it is on a server.
  public var isRemote: Bool {
    if case .url = self { true } else { false }
  }
}

extension Character {
  /// Whether it may stand in a URL's scheme.
  fileprivate var isOfScheme: Bool {
    isASCII && (isLetter || isNumber || self == "+" || self == "-" || self == ".")
  }
}
