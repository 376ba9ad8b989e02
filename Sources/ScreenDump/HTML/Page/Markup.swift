/// A piece of a page, in which only what the source spells out is markup.
///
/// Interpolated values are text and escaped, so no value of a document can become an element, an
/// attribute or a script; another piece is taken as it is.
///
/// ```swift
/// let row: Markup = "<td title=\"\(kind)\">\(text)</td>"
/// ```
///
/// Values stand between tags or in quoted attributes, never in a tag's or an attribute's name, nor in
/// a style or script.
package struct Markup: Hashable, Sendable {
  /// The markup.
  package private(set) var html: String

  /// Creates an empty piece.
  package init() {
    html = ""
  }

  private init(trusted html: String) {
    self.html = html
  }

  /// Takes style or script of our own, as it stands in its element.
  init(code: String) {
    html = code
  }

  /// Whether the piece is empty.
  package var isEmpty: Bool { html.isEmpty }

  /// Adds a piece at the end.
  ///
  /// - Complexity: O(n) in the length of the piece that is added.
  package static func += (left: inout Markup, right: Markup) { left.html += right.html }
}

extension Markup: ExpressibleByStringInterpolation {
  /// Creates a piece from what the source spells out.
  package init(stringLiteral value: String) {
    self.init(trusted: value)
  }

  /// Creates a piece with values in it.
  package init(stringInterpolation: StringInterpolation) {
    self.init(trusted: stringInterpolation.html)
  }

  /// Puts literals, escaped texts and other pieces together.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var html = ""

    /// Makes room.
    package init(literalCapacity: Int, interpolationCount: Int) {
      html.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    /// Takes what the source spells out.
    package mutating func appendLiteral(_ literal: String) { html += literal }

    /// Takes a text, escaped.
    package mutating func appendInterpolation(_ text: String) { text.appendEscaped(to: &html) }

    /// Takes a number.
    package mutating func appendInterpolation(_ number: Int) { html += String(number) }

    /// Takes a piece as it is.
    package mutating func appendInterpolation(_ markup: Markup) { html += markup.html }
  }
}

extension Sequence<Markup> {
  /// All pieces, one after the other.
  package func joined() -> Markup { reduce(into: Markup()) { $0 += $1 } }
}
