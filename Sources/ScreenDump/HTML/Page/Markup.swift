/// A fragment of an HTML page, in which only the string literals of Swift source are markup.
///
/// Interpolated values are escaped as text, so no value of a document can become an element, an
/// attribute or a script; interpolated fragments are inserted unchanged.
///
/// ```swift
/// let row: Markup = "<td title=\"\(kind)\">\(text)</td>"
/// ```
///
/// Interpolate values only between tags or in quoted attributes, never in the name of a tag or
/// attribute, nor in a style or script.
package struct Markup: Hashable, Sendable {
  /// The text of the fragment.
  package private(set) var html: String

  /// Creates an empty fragment.
  package init() {
    html = ""
  }

  private init(trusted html: String) {
    self.html = html
  }

  /// Creates a fragment that is the tool's own style or script, without escaping it.
  init(code: String) {
    html = code
  }

  /// Whether the fragment is empty.
  package var isEmpty: Bool { html.isEmpty }

  /// Appends a fragment.
  ///
  /// - Complexity: O(n) in the length of the appended fragment.
  package static func += (left: inout Markup, right: Markup) { left.html += right.html }
}

extension Markup: ExpressibleByStringInterpolation {
  /// Creates a fragment from a literal.
  package init(stringLiteral value: String) {
    self.init(trusted: value)
  }

  /// Creates a fragment from an interpolated literal.
  package init(stringInterpolation: StringInterpolation) {
    self.init(trusted: stringInterpolation.html)
  }

  /// The joined literals, escaped texts and fragments of an interpolated literal.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var html = ""

    /// Creates an empty interpolation with reserved memory.
    package init(literalCapacity: Int, interpolationCount: Int) {
      html.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    /// Appends a literal as markup.
    package mutating func appendLiteral(_ literal: String) { html += literal }

    /// Appends a text, escaped.
    package mutating func appendInterpolation(_ text: String) { text.appendEscaped(to: &html) }

    /// Appends a number.
    package mutating func appendInterpolation(_ number: Int) { html += String(number) }

    /// Appends a fragment unchanged.
    package mutating func appendInterpolation(_ markup: Markup) { html += markup.html }
  }
}

extension Sequence<Markup> {
  /// Returns all fragments, joined in order.
  package func joined() -> Markup { reduce(into: Markup()) { $0 += $1 } }
}
