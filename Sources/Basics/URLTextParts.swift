/// The parts of a text that may be a URL, valid or not.
///
/// It works on Unicode scalars, so that a combining mark cannot hide a delimiter.
struct URLTextParts {
  /// The text before ``schemeAndSlashes``.
  let textBeforeURL: String
  /// The scheme with the colon and slashes after it: `http://`, `mailto:`; also with the white
  /// space between them.
  ///
  /// For a URL without a scheme, it is the slashes at the start (`//u:p@h`), or empty (`u:p@h`).
  let schemeAndSlashes: String
  /// The authority and the path.
  let authorityAndPath: String
  /// The query and the fragment, with their delimiters.
  let queryAndFragment: String

  private typealias Scalars = String.UnicodeScalarView
  private typealias Part = Substring.UnicodeScalarView

  /// The schemes after which no slashes are needed to find a URL.
  private static let schemesFoundWithoutSlashes: Set<String> = [
    "http", "https", "ftp", "ftps", "sftp", "ssh", "ws", "wss", "mailto", "file",
  ]

  /// Finds a URL in a text; `nil` if there is none.
  init?(_ text: String) {
    let scalars = text.unicodeScalars
    guard var bounds = Self.rangeOfSchemeAndSlashes(in: scalars) else { return nil }
    // With an `@` before the scheme, the user is at the start of the text: `u:p@h/http://x`.
    if scalars[..<bounds.lowerBound].contains("@") {
      bounds = scalars.startIndex..<scalars.startIndex
    }
    textBeforeURL = String(scalars[..<bounds.lowerBound])
    schemeAndSlashes = String(scalars[bounds])
    let rest = scalars[bounds.upperBound...]
    let end = rest.firstIndex { $0 == "?" || $0 == "#" } ?? rest.endIndex
    authorityAndPath = String(rest[..<end])
    queryAndFragment = String(rest[end...])
  }

  /// The authority and the path, with `…` in place of everything that may be user or password.
  ///
  /// The path may contain further URLs, as in `https://h.jp/http://u:p@h`. The text ends with `…` if
  /// a password may contain the `?` or `#` that seems to begin the query or fragment, as in
  /// `u:p?x@h`.
  var redactedAuthorityAndPath: String {
    let scalars = authorityAndPath.unicodeScalars
    guard let start = startOfAuthorityWithPossibleUser(in: scalars) else {
      return authorityAndPath
    }
    let textBefore = String(scalars[..<start])
    if queryAndFragment.unicodeScalars.contains("@") { return textBefore + "…" }
    let rest = scalars[start...]
    let end = rest.lastIndex(of: "@") ?? Self.endOfAuthority(in: rest)
    return textBefore + "…" + String(rest[end...])
  }

  /// The text that is printed for the query and its fragment: `?…`, or empty without a query.
  ///
  /// It is also empty if ``redactedAuthorityAndPath`` is only `…`.
  var redactedQuery: String {
    queryAndFragment.hasPrefix("?") && !hidesAuthorityAndPath ? "?…" : ""
  }

  private var hidesAuthorityAndPath: Bool { redactedAuthorityAndPath == "…" }

  /// Returns the start of the first authority that may contain a user: that of the URL, or one in
  /// its path; `nil` if there is none.
  ///
  /// A host contains no user. If an `@` follows, a host without a dot or with a port may be a user.
  private func startOfAuthorityWithPossibleUser(in text: Scalars) -> Scalars.Index? {
    let lastAtSign =
      queryAndFragment.unicodeScalars.contains("@") ? text.endIndex : text.lastIndex(of: "@")
    var start = text.startIndex
    while true {
      let end = Self.endOfAuthority(in: text[start...])
      let authority = text[start..<end]
      let isHost =
        if let lastAtSign, lastAtSign >= start {
          Self.isDottedHostWithoutPort(authority)
        } else {
          Self.isHostWithOptionalPort(authority)
        }
      guard isHost else { return start }
      guard let next = Self.startOfAuthority(inPath: text[end...], lastAtSign: lastAtSign) else {
        return nil
      }
      start = next
    }
  }

  /// Returns the start of the first authority in a path; `nil` if there is none.
  ///
  /// An authority begins after a scheme with slashes (`/http:/u:p@h`), after two or more slashes
  /// if an `@` follows (`//u:p@h`), and with a path segment that has a colon before an `@`
  /// (`/u:p@h`).
  private static func startOfAuthority(inPath path: Part, lastAtSign: Part.Index?) -> Part.Index? {
    var start = path.startIndex
    while start < path.endIndex {
      let segment = path[start...].prefix { !isSlash($0) }
      if let colon = segment.firstIndex(of: ":"), segment[colon...].contains("@") { return start }
      let end = path[segment.endIndex...].firstIndex { !isSlashOrIgnored($0) } ?? path.endIndex
      let slashes = path[segment.endIndex..<end].count(where: isSlash)
      let isFollowedByAtSign = if let lastAtSign { lastAtSign >= end } else { false }
      if slashes >= 2, isFollowedByAtSign { return end }
      if slashes >= 1, endsWithScheme(segment) { return end }
      start = end
    }
    return nil
  }

  /// Returns whether a part ends with a scheme, its colon, and any characters that browsers ignore.
  private static func endsWithScheme(_ part: Part) -> Bool {
    guard let colon = part.lastIndex(where: { !isSlashOrIgnored($0) }), part[colon] == ":" else {
      return false
    }
    return rangeOfScheme(before: colon, in: part) != nil
  }

  private static func endOfAuthority(in text: Part) -> Part.Index {
    text.firstIndex(where: isSlash) ?? text.endIndex
  }

  /// Returns the range of the first URL's scheme, colon and slashes, as far as the URL has them;
  /// `nil` if the text has no URL.
  private static func rangeOfSchemeAndSlashes(in text: Scalars) -> Range<Scalars.Index>? {
    rangeOfSchemeWithSlashes(in: text[...]) ?? rangeOfSchemeWithoutSlashes(in: text)
      ?? rangeOfSlashesWithoutScheme(in: text)
  }

  /// Returns the range of the first scheme with a colon and at least one slash, as in `http:/`;
  /// `nil` if there is none.
  private static func rangeOfSchemeWithSlashes(in text: Part) -> Range<Part.Index>? {
    var start = text.startIndex
    while let colon = text[start...].firstIndex(of: ":") {
      let rest = text[text.index(after: colon)...]
      let end = rest.firstIndex { !isSlashOrIgnored($0) } ?? rest.endIndex
      let scheme = rangeOfScheme(before: colon, in: text)
      if let scheme, text[colon..<end].contains(where: isSlash) {
        return scheme.lowerBound..<end
      }
      start = text.index(after: colon)
    }
    return nil
  }

  /// Returns the range of a scheme and its colon at the start of a URL without slashes, such as
  /// `mailto:u:p@h`; `nil` if the text is not a URL of this form.
  ///
  /// A text with an unknown scheme is a URL only if a `?`, a `#` or an `@` follows the colon. If an
  /// `@` follows, the text before the colon may be a user, as in `u:p@h`: the URL then has no
  /// scheme, and the range is empty.
  private static func rangeOfSchemeWithoutSlashes(in text: Scalars) -> Range<Scalars.Index>? {
    guard let colon = text.firstIndex(where: { $0 == ":" || $0 == "/" || $0 == "\\" }),
      text[colon] == ":"
    else { return nil }
    let rest = text[text.index(after: colon)...]
    let start = text.firstIndex { !isSlashOrIgnored($0) } ?? text.startIndex
    if schemesFoundWithoutSlashes.contains(String(text[start..<colon]).lowercased()) {
      return start..<rest.startIndex
    }
    if rest.contains("@") { return start..<start }
    return rest.contains { $0 == "?" || $0 == "#" } ? start..<rest.startIndex : nil
  }

  /// Returns the range of all slashes and backslashes at the start of a URL without a scheme, such
  /// as `//u:p@h`.
  ///
  /// The range includes white space and control characters before, between and after the slashes.
  /// It is `nil` if there are fewer than two slashes, or if no `@` follows them.
  private static func rangeOfSlashesWithoutScheme(in text: Scalars) -> Range<Scalars.Index>? {
    let end = text.firstIndex { !isSlashOrIgnored($0) } ?? text.endIndex
    let slashes = text[..<end].count(where: isSlash)
    return slashes >= 2 && text[end...].contains("@") ? text.startIndex..<end : nil
  }

  /// Returns the range of the scheme directly before a colon; `nil` if there is none.
  private static func rangeOfScheme(
    before colon: Part.Index,
    in text: Part
  ) -> Range<Part.Index>? {
    var start = colon
    while start > text.startIndex {
      let previous = text.index(before: start)
      guard isSchemeCharacter(text[previous]) else { break }
      start = previous
    }
    return start < colon ? start..<colon : nil
  }

  private static func isSchemeCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "+", "-", ".": true
    default: false
    }
  }

  private static func isSlash(_ scalar: Unicode.Scalar) -> Bool { scalar == "/" || scalar == "\\" }

  /// Returns whether a character may occur between a scheme's colon and the authority: a slash, or
  /// a character that browsers ignore there.
  private static func isSlashOrIgnored(_ scalar: Unicode.Scalar) -> Bool {
    isSlash(scalar) || scalar.value <= 0x20 || scalar.properties.isWhitespace
  }

  /// Returns whether an authority is only a host, with or without a port; true for an empty one.
  private static func isHostWithOptionalPort(_ authority: Part) -> Bool {
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
  private static func isDottedHostWithoutPort(_ authority: Part) -> Bool {
    isHostWithOptionalPort(authority) && authority.contains(".") && !authority.contains(":")
  }
}
