/// A text that may be meant for a URL, taken apart without trust in it.
///
/// It works on Unicode scalars, for a combining mark must not hide a delimiter.
struct URLSpelling {
  /// What stands before the scheme.
  let before: String
  /// The scheme and what follows it until the authority: `http://`, `mailto:`.
  let opening: String
  /// The authority and the path.
  let place: String
  /// The query and the fragment, with their delimiters.
  let tail: String

  private typealias Scalars = String.UnicodeScalarView
  private typealias Part = Substring.UnicodeScalarView

  /// The schemes that are known to have no slashes, or to be written without them.
  private static let opaqueSchemes: Set<String> = [
    "http", "https", "ftp", "ftps", "sftp", "ssh", "ws", "wss", "mailto", "file",
  ]

  /// Finds a URL; `nil` for a text that holds none.
  init?(_ text: String) {
    let scalars = text.unicodeScalars
    guard var bounds = Self.opening(of: scalars) else { return nil }
    // A user that stands before what looks like a scheme: `u:p@h/http://x`.
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

  /// The authority and the path without user and password.
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

  /// A mark of the query, if there is one.
  var printedTail: String {
    tail.hasPrefix("?") && !printedPlaceIsAll ? "?…" : ""
  }

  private var printedPlaceIsAll: Bool { printedPlace == "…" }

  /// Whether user and password may go on in what looks like a query: `u:p?x@h`.
  private func tailHidesUser(of authority: Part) -> Bool {
    tail.unicodeScalars.contains("@") && !Self.isName(authority)
  }

  /// The scheme, the colon and slashes of the first URL.
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

  /// A scheme without slashes at the start of the text, `mailto:u:p@h`; or nothing, before `u:p@h`, whose user may look
  /// like a scheme.
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

  /// Two slashes at the start of the text: `//u:p@h`.
  private static func schemelessOpening(of text: Scalars) -> Range<Scalars.Index>? {
    let end = text.firstIndex { !isFiller($0) } ?? text.endIndex
    let slashes = text[..<end].count { $0 == "/" || $0 == "\\" }
    return slashes >= 2 && text[end...].contains("@") ? text.startIndex..<end : nil
  }

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

  /// What may stand between a scheme's colon and the authority: slashes, and what browsers leave out.
  private static func isFiller(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "/" || scalar == "\\" || scalar.value <= 0x20 || scalar.properties.isWhitespace
  }

  /// Whether an authority is a host with or without a port, and nothing else.
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

  /// Whether a host is written with a dot and without a port, as no password is.
  private static func isName(_ authority: Part) -> Bool {
    isHost(authority) && authority.contains(".") && !authority.contains(":")
  }
}
