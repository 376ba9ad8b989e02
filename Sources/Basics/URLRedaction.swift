/// Removes secrets from a text that may be a URL, so that it can be printed and logged.
///
/// It removes user, password, query and fragment, also of an invalid URL, and does not change a
/// text without a URL. Since a URL parser rejects invalid URLs, none is used:
///
/// | text                         | printed               |
/// | ---------------------------- | --------------------- |
/// | `https://u:p@h/x?q`          | `https://…@h/x?…`     |
/// | `http:/u:p@h`, `HTTP:\\u:p@h` | `http:/…@h`, `HTTP:\\…@h` |
/// | `mailto:u:p@h`, `u:p@h`      | `mailto:…@h`, `…@h`   |
/// | `http://u:p/x@h`, `http://u:p?x@h` | `http://…@h`, `http://…` |
/// | `http://u%3Ap%40h/x`         | `http://…/x`          |
/// | `https://h.jp/http://u:p@h`  | `https://h.jp/http://…@h` |
/// | `https://h.jp//u:p@h`, `https://h.jp/u:p@h` | `https://h.jp//…@h`, `https://h.jp/…@h` |
/// | `https://h/x?q#f`, `/a@2x.json` | `https://h/x?…`, `/a@2x.json` |
package enum URLRedaction {
  /// A URL that must not be printed, because it contains a secret, with its replacement.
  package struct URLWithSecret: Hashable, Sendable {
    /// The text of the URL from its scheme on, with or without query and fragment.
    package let text: String
    /// The text that is printed instead of the URL.
    package let replacement: String

    package init(text: String, replacement: String) {
      self.text = text
      self.replacement = replacement
    }
  }

  /// Returns a URL's text without user, password, query and fragment.
  ///
  /// `…` replaces user and password, also with other text if the end of the password is uncertain.
  /// `?…` replaces a query with its fragment. A fragment without a query is removed without a
  /// replacement. A text without a URL is returned unchanged.
  ///
  /// - Complexity: O(length).
  package static func withoutSecrets(_ text: String) -> String {
    guard let url = URLTextParts(text) else { return text }
    return url.textBeforeURL + url.schemeAndSlashes + url.redactedAuthorityAndPath
      + url.redactedQuery
  }

  /// Returns the URL of a text, whole and without query and fragment, each with its printable
  /// replacement.
  ///
  /// The whole URL comes first. A form that is printable unchanged is left out. The result is empty
  /// if the text has no URL.
  package static func urlsWithSecrets(in text: String) -> [URLWithSecret] {
    guard let url = URLTextParts(text) else { return [] }
    let place = (
      url.schemeAndSlashes + url.authorityAndPath,
      url.schemeAndSlashes + url.redactedAuthorityAndPath
    )
    return [(place.0 + url.queryAndFragment, place.1 + url.redactedQuery), place]
      .filter { $0.0 != $0.1 }.map { URLWithSecret(text: $0.0, replacement: $0.1) }
  }
}
