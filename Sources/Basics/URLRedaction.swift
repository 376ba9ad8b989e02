/// Removes secrets from a text that may be a URL, so that it can be printed and logged.
///
/// It removes user, password, query and fragment, also of an invalid URL, and does not change other
/// texts. Since a URL parser rejects invalid URLs, none is used:
///
/// | text                         | printed               |
/// | ---------------------------- | --------------------- |
/// | `https://u:p@h/x?q`          | `https://…@h/x?…`     |
/// | `http:/u:p@h`, `HTTP:\\u:p@h` | `http:/…@h`, `HTTP:\\…@h` |
/// | `mailto:u:p@h`, `u:p@h`      | `mailto:…@h`, `…@h`   |
/// | `http://u:p/x@h`, `http://u:p?x@h` | `http://…@h`, `http://…` |
/// | `http://u%3Ap%40h/x`         | `http://…/x`          |
/// | `https://h/x?q#f`, `/a@2x.json` | `https://h/x?…`, `/a@2x.json` |
package enum URLRedaction {
  /// A part of a text that must not be printed, with its replacement.
  package struct UnprintablePart: Hashable, Sendable {
    /// The part of the text that contains the secret, from the scheme on.
    package let text: String
    /// The text that is printed instead of the secret part.
    package let replacement: String

    package init(text: String, replacement: String) {
      self.text = text
      self.replacement = replacement
    }
  }

  /// Returns a URL's text without user, password, query and fragment.
  ///
  /// `…` replaces user and password, and `?…` a query with its fragment. A fragment without a query
  /// is removed without a replacement.
  ///
  /// - Complexity: O(length).
  package static func withoutSecrets(_ text: String) -> String {
    guard let url = URLTextParts(text) else { return text }
    return url.textBeforeURL + url.schemeAndSlashes + url.printedAuthorityAndPath + url.printedQuery
  }

  /// Returns the URL of a text in the spellings that contain secrets, each with its printable replacement.
  ///
  /// The first is the URL from its scheme to its end, the second the URL without query and fragment. A
  /// spelling without a secret is left out.
  package static func unprintableParts(in text: String) -> [UnprintablePart] {
    guard let url = URLTextParts(text) else { return [] }
    let place = (
      url.schemeAndSlashes + url.authorityAndPath,
      url.schemeAndSlashes + url.printedAuthorityAndPath
    )
    return [(place.0 + url.queryAndFragment, place.1 + url.printedQuery), place]
      .filter { $0.0 != $0.1 }.map { UnprintablePart(text: $0.0, replacement: $0.1) }
  }
}
