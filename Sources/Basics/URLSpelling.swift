/// The parts of a text that may be a URL, valid or not.
///
/// It works on Unicode scalars, so that a combining mark cannot hide a delimiter.
struct URLSpelling {
  /// The text before the scheme.
  let before: String
  /// The scheme and the delimiters before the authority: `http://`, `mailto:`.
  let opening: String
  /// The authority and the path.
  let place: String
  /// The query and the fragment, with their delimiters.
  let tail: String

  private typealias Scalars = String.UnicodeScalarView
  private typealias Part = Substring.UnicodeScalarView

  /// The schemes that have no slashes, or are often written without them.
  private static let opaqueSchemes: Set<String> = [
    "http", "https", "ftp", "ftps", "sftp", "ssh", "ws", "wss", "mailto", "file",
  ]

  /// Finds a URL in a text; `nil` if there is none.
  init?(_ text: String) {
    let scalars = text.unicodeScalars
    guard var bounds = Self.opening(of: scalars) else { return nil }
    // With an `@` before the scheme, the user is at the start of the text: `u:p@h/http://x`.
    if scalars[..<bounds.lowerBound].contains("@") {
      bounds = scalars.startIndex..<scalars.startIndex
    }
    before = String(scalars[..<bounds.lowerBound])
    opening = String(scalars[bounds])
    let rest = scalars[bounds.upperBound...]
    let end = rest.firstIndex { $0 == "?" || $0 == "#" } ?? rest.endIndex
    place = String(rest[..<end])
    tail = String(rest[end...])
  }

  /// The authority and the path, with `…` in place of user and password; only `…` if user and
  /// password may continue in the tail.
  var printedPlace: String {
    let scalars = place.unicodeScalars
    let end = scalars.firstIndex { $0 == "/" || $0 == "\\" } ?? scalars.endIndex
    let authority = scalars[..<end]
    let path = scalars[end...]
    let isHost = Self.isHost(authority)
    if isHost, !path.contains("@"), !tailHidesUser(of: authority) { return place }
    if isHost, Self.isName(authority) { return place }
    if tailHidesUser(of: authority) { return "…" }
    guard let at = scalars.lastIndex(of: "@") else { return "…" + String(path) }
    return "…" + String(scalars[at...])
  }

  /// `?…` in place of a query and its fragment; empty without a query, and if ``printedPlace`` is
  /// only `…`.
  var printedTail: String {
    tail.hasPrefix("?") && !hidesWholePlace ? "?…" : ""
  }

  private var hidesWholePlace: Bool { printedPlace == "…" }

  /// Returns whether user and password may continue in the tail, as in `u:p?x@h`.
  private func tailHidesUser(of authority: Part) -> Bool {
    tail.unicodeScalars.contains("@") && !Self.isName(authority)
  }

  /// Returns the range of the first URL's scheme, colon and slashes; `nil` if the text has no URL.
  private static func opening(of text: Scalars) -> Range<Scalars.Index>? {
    var start = text.startIndex
    while let colon = text[start...].firstIndex(of: ":") {
      let rest = text[text.index(after: colon)...]
      let end = rest.firstIndex { !isFiller($0) } ?? rest.endIndex
      let scheme = scheme(before: colon, in: text)
      if let scheme, text[colon..<end].contains(where: { $0 == "/" || $0 == "\\" }) {
        return scheme.lowerBound..<end
      }
      start = text.index(after: colon)
    }
    return opaqueOpening(of: text) ?? schemelessOpening(of: text)
  }

  /// Returns the range of a scheme without slashes at the start of the text (`mailto:u:p@h`); an
  /// empty range for `u:p@h`, whose user looks like a scheme; `nil` for other texts.
  private static func opaqueOpening(of text: Scalars) -> Range<Scalars.Index>? {
    guard let colon = text.firstIndex(where: { $0 == ":" || $0 == "/" || $0 == "\\" }),
      text[colon] == ":"
    else { return nil }
    let rest = text[text.index(after: colon)...]
    let start = text.firstIndex { !isFiller($0) } ?? text.startIndex
    if opaqueSchemes.contains(String(text[start..<colon]).lowercased()) {
      return start..<rest.startIndex
    }
    if rest.contains("@") { return start..<start }
    return rest.contains { $0 == "?" || $0 == "#" } ? start..<rest.startIndex : nil
  }

  /// Returns the range of the slashes at the start of a URL without a scheme (`//u:p@h`); `nil` for
  /// other texts.
  private static func schemelessOpening(of text: Scalars) -> Range<Scalars.Index>? {
    let end = text.firstIndex { !isFiller($0) } ?? text.endIndex
    let slashes = text[..<end].count { $0 == "/" || $0 == "\\" }
    return slashes >= 2 && text[end...].contains("@") ? text.startIndex..<end : nil
  }

  /// Returns the range of the scheme that ends at a colon; `nil` if there is none.
  private static func scheme(
    before colon: Scalars.Index,
    in text: Scalars
  ) -> Range<Scalars.Index>? {
    var start = colon
    while start > text.startIndex {
      let previous = text.index(before: start)
      guard isOfScheme(text[previous]) else { break }
      start = previous
    }
    return start < colon ? start..<colon : nil
  }

  private static func isOfScheme(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "+", "-", ".": true
    default: false
    }
  }

  /// Returns whether a character may occur between a scheme's colon and the authority: a slash, or
  /// a character that browsers ignore there.
  private static func isFiller(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "/" || scalar == "\\" || scalar.value <= 0x20 || scalar.properties.isWhitespace
  }

  /// Returns whether an authority is only a host, with or without a port.
  private static func isHost(_ authority: Part) -> Bool {
    var host = authority
    if let colon = authority.lastIndex(of: ":"),
      authority[authority.index(after: colon)...].allSatisfy({ "0"..."9" ~= $0 })
    {
      host = authority[..<colon]
    }
    if host.first == "[" {
      return host.dropFirst().allSatisfy { scalar in
        scalar == ":" || scalar == "." || scalar == "]" || scalar.properties.isASCIIHexDigit
      }
    }
    return host.allSatisfy { scalar in
      scalar == "." || scalar == "-" || scalar == "_" || scalar.properties.isAlphabetic
        || scalar.properties.numericType != nil
    }
  }

  /// Returns whether an authority is a host with a dot and without a port, so that it cannot be a
  /// user with a password.
  private static func isName(_ authority: Part) -> Bool {
    isHost(authority) && authority.contains(".") && !authority.contains(":")
  }
}
