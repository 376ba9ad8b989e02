package import ScreenDocument
package import StrictJSON

/// Two drawings of a content beside each other, with marked differences, and a list of the
/// differences below.
package struct SketchPair {
  /// One of the two drawings: of a side, or of an older or newer screen.
  package struct Half {
    /// The name above the drawing: `legacy side`, or `before`.
    package var name: String
    /// The sign before the name: `●`; may be empty.
    package var sign: String
    /// The note after the name, such as a phase; may be empty.
    package var note: String
    /// The CSS class of the drawing's colour; empty for the default colour.
    package var className: String
    /// The view data; `nil` if there is none, or if it is unknown.
    package var output: JSONTree?

    /// Describes a drawing.
    package init(
      name: String,
      sign: String = "",
      note: String = "",
      className: String = "",
      output: JSONTree?
    ) {
      self.name = name
      self.sign = sign
      self.note = note
      self.className = className
      self.output = output
    }
  }

  /// One place in which the view data of the two halves differs.
  package struct Difference {
    /// The place.
    package var path: JSONPointer
    /// The first half's value; `nil` if it has no value at the place.
    package var first: JSONTree?
    /// The second half's value; `nil` if it has no value at the place.
    package var second: JSONTree?

    /// Describes a difference.
    package init(path: JSONPointer, first: JSONTree?, second: JSONTree?) {
      self.path = path
      self.first = first
      self.second = second
    }
  }

  private static let listedDifferenceLimit = 100
  /// The number of equal characters that are shown before the first difference of long texts.
  private static let characterLimitBeforeDifference = 100

  private let halves: [Half]
  private let differences: [Difference]

  /// Creates a pair.
  ///
  /// - Parameters:
  ///   - first: The legacy side, or the older screen.
  ///   - second: The state side, or the newer screen.
  ///   - differences: The places that differ.
  package init(_ first: Half, _ second: Half, differences: [Difference]) {
    halves = [first, second]
    self.differences = differences
  }

  /// Draws the pair.
  ///
  /// - Parameters:
  ///   - kind: The content's kind.
  ///   - sketcher: The page's sketcher, which gets the style rules of the drawings.
  /// - Returns: Both drawings, with the list of differences below.
  package func markup(of kind: ContentKind, with sketcher: inout ContentSketcher) -> Markup {
    let marks = MarkedPlaces(differences.map(\.path))
    var drawings = Markup()
    for half in halves {
      let drawing =
        half.output.map { sketcher.markup(of: $0, kind: kind, marks: marks) }
        ?? "<p class=\"nothing\">There is no view data, or it is not known.</p>"
      drawings += """
        <figure class="half \(half.className)"><figcaption>\(half.sign) \(half.name) \
        \(half.note)</figcaption>\
        <div class="paper-white">\(drawing)</div></figure>

        """
    }
    return "<div class=\"halves\">\n\(drawings)</div>\n\(differenceList)"
  }

  /// An HTML list of the first 100 differences, each with its place and both values, and the number
  /// of the others; empty if there are none.
  package var differenceList: Markup {
    guard !differences.isEmpty else { return Markup() }
    var rows = Markup()
    for difference in differences.prefix(Self.listedDifferenceLimit) {
      let path = difference.path == .root ? "the whole value" : difference.path.description
      let (first, second) = Self.markedValues(difference.first, difference.second)
      rows += """
        <li><code>\(path.shortened)</code><div class="values">\
        <p class="old"><span class="sign">− \(halves[0].name)</span> \(first)</p>\
        <p class="new"><span class="sign">+ \(halves[1].name)</span> \(second)</p></div></li>

        """
    }
    let rest = differences.count - Self.listedDifferenceLimit
    if rest > 0 { rows += "<li>and \(rest.grouped) more</li>\n" }
    return "<ul class=\"differences\">\n\(rows)</ul>\n"
  }

  /// Returns two values: of two texts, in quotes, the part between their common start and their
  /// common end is marked; any other value, as JSON, is marked as a whole.
  ///
  /// If one of two texts has more than 1,000 characters, both are shown around their first
  /// difference.
  private static func markedValues(_ first: JSONTree?, _ second: JSONTree?) -> (Markup, Markup) {
    guard case .string(let old)? = first, case .string(let new)? = second else {
      return (markedWhole(first), markedWhole(second))
    }
    let start = old.commonStartCount(with: new)
    let (left, right) = (old.dropFirst(start), new.dropFirst(start))
    let end = left.reversed().commonStartCount(with: right.reversed())
    let limit = ContentSketcher.characterLimitPerText
    let isLong = old.unicodeScalars.count > limit || new.unicodeScalars.count > limit
    return (
      markedMiddle(left.dropLast(end), of: old, isShortened: isLong),
      markedMiddle(right.dropLast(end), of: new, isShortened: isLong)
    )
  }

  /// Returns a text in quotes, whose middle is marked.
  ///
  /// If the text is shortened, the start that precedes the last 100 characters before the middle is
  /// replaced by `…`. What follows the first 1,000 of the remaining characters is replaced by `…`
  /// and the number of characters of the whole text. Characters are counted as Unicode scalars.
  private static func markedMiddle(
    _ middle: Substring,
    of text: String,
    isShortened: Bool
  ) -> Markup {
    let start = text[..<middle.startIndex].unicodeScalars
    let changed = middle.unicodeScalars
    let end = text[middle.endIndex...].unicodeScalars
    let limit = isShortened ? ContentSketcher.characterLimitPerText : Int.max
    let shownStart = isShortened ? start.suffix(characterLimitBeforeDifference) : start
    let shownChanged = changed.prefix(limit - shownStart.count)
    let shownEnd = end.prefix(limit - shownStart.count - shownChanged.count)
    let opening = shownStart.startIndex > start.startIndex ? "…" : ""
    let isEndCut = shownChanged.endIndex < changed.endIndex || shownEnd.endIndex < end.endIndex
    let closing = isEndCut ? "… (\(text.unicodeScalars.count.grouped) characters)" : ""
    let mark: Markup = shownChanged.isEmpty ? "" : "<mark>\(String(shownChanged))</mark>"
    return """
      <bdi>"\(opening)\(String(shownStart))\(mark)\(String(shownEnd))\(closing)"</bdi>
      """
  }

  /// Returns a value as JSON, marked as a whole; the word "nothing" for `nil`.
  private static func markedWhole(_ value: JSONTree?) -> Markup {
    guard let value else { return "<i>nothing</i>" }
    return "<mark><bdi>\(value.text().shortened)</bdi></mark>"
  }
}
