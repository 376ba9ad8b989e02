import Foundation

/// Makes a URL fit to be printed and logged.
package enum PrintableURL {
  /// The text of a URL without user, password, query and fragment; what was left out is `…`.
  ///
  /// It works on texts that are no valid URL too, since these are printed in errors.
  package static func text(_ text: String) -> String {
    guard let mark = text.range(of: "://") else { return text }
    let rest = text[mark.upperBound...]
    let end = rest.firstIndex { $0 == "?" || $0 == "#" } ?? rest.endIndex
    let place = rest[..<end]
    let pathStart = place.firstIndex { $0 == "/" || $0 == "\\" } ?? place.endIndex
    let authority = place[..<pathStart]
    let host = authority.lastIndex(of: "@").map { "…" + authority[$0...] } ?? String(authority)
    let query = end < rest.endIndex && rest[end] == "?" ? "?…" : ""
    return text[..<mark.upperBound] + host + place[pathStart...] + query
  }
}
