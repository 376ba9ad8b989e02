/// Makes a text that may be a URL fit to be printed and logged.
///
/// It leaves out user, password, query and fragment, however the URL is spelled, and leaves other texts as they are.
/// Since texts that are no valid URL are printed too, it trusts no parser of URLs:
///
/// | text                         | printed               |
/// | ---------------------------- | --------------------- |
/// | `https://u:p@h/x?q`          | `https://…@h/x?…`     |
/// | `http:/u:p@h`, `HTTP:\\u:p@h` | `http:/…@h`, `HTTP:\\…@h` |
/// | `mailto:u:p@h`, `u:p@h`      | `mailto:…@h`, `…@h`   |
/// | `http://u:p/x@h`, `http://u:p?x@h` | `http://…@h`, `http://…` |
/// | `http://u%3Ap%40h/x`         | `http://…/x`          |
/// | `https://h/x?q#f`, `/a@2x.json` | `https://h/x?…`, `/a@2x.json` |
package enum PrintableURL {
  /// A part of a text that must not be printed, and what is printed in its place.
  package struct Secret: Hashable, Sendable {
    /// The part, with the scheme before it.
    package let text: String
    /// What is printed in its place.
    package let replacement: String

    /// Describes a part.
    package init(text: String, replacement: String) {
      self.text = text
      self.replacement = replacement
    }
  }

  /// The text of a URL without user, password, query and fragment; what was left out is `…`.
  ///
  /// - Complexity: O(length).
  package static func text(_ text: String) -> String {
    guard let url = URLSpelling(text) else { return text }
    return url.before + url.opening + url.printedPlace + url.printedTail
  }

  /// The parts of a text that ``text(_:)`` leaves out.
  package static func secrets(in text: String) -> [Secret] {
    guard let url = URLSpelling(text) else { return [] }
    let place = (url.opening + url.place, url.opening + url.printedPlace)
    return [(place.0 + url.tail, place.1 + url.printedTail), place]
      .filter { $0.0 != $0.1 }.map { Secret(text: $0.0, replacement: $0.1) }
  }
}
