import Foundation

/// The directives of a `Cache-Control` header (RFC 9111, section 5.2), as far as the loader needs
/// them.
package struct CacheControl: Hashable, Sendable {
  /// Whether the directive `no-store` is present, so that the response must not be stored.
  package let forbidsStoring: Bool

  /// Parses a header; several of them are joined by commas.
  ///
  /// Names are compared without regard to case. A quoted argument, such as in
  /// `private="x, no-store"`, has no directives. If its closing quote is missing, each comma
  /// separates two directives, so that a damaged header forbids storing rather than allows it.
  package init(_ header: String) {
    var isQuoted = false
    var isEscaped = false
    let unquoted = header.utf8.filter { byte in
      if isEscaped {
        isEscaped = false
        return false
      }
      switch byte {
      case UInt8(ascii: "\""):
        isQuoted.toggle()
        return false
      case UInt8(ascii: "\\") where isQuoted:
        isEscaped = true
        return false
      default:
        return !isQuoted
      }
    }
    let directives = (isQuoted ? Array(header.utf8) : unquoted).split(separator: UInt8(ascii: ","))
    forbidsStoring = directives.contains { directive in
      let name = String(decoding: directive.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
      return name.trimmingCharacters(in: .whitespaces).lowercased() == "no-store"
    }
  }
}
