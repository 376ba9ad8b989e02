package import ScreenDocument
package import StrictJSON

/// The view data of two sides next to each other, what differs marked, and below them the places.
package struct SketchPair {
  /// One of the two.
  package struct Half {
    /// What it is called: `legacy`.
    package var name: String
    /// What stands before its name over the drawing: its sign, `●`.
    package var sign: String
    /// What stands after it: its phase.
    package var note: String
    /// A class for its colour.
    package var className: String
    /// Its view data; `nil` if it shows nothing.
    package var output: JSONTree?

    /// Describes a half.
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

  /// One place in which the two differ.
  package struct Difference {
    /// The place.
    package var path: JSONPointer
    /// What the first has there; `nil` for nothing.
    package var first: JSONTree?
    /// What the second has there; `nil` for nothing.
    package var second: JSONTree?

    /// Describes a difference.
    package init(path: JSONPointer, first: JSONTree?, second: JSONTree?) {
      self.path = path
      self.first = first
      self.second = second
    }
  }

  private static let differenceLimit = 100

  private let halves: [Half]
  private let differences: [Difference]

  /// Creates a pair.
  ///
  /// - Parameters:
  ///   - first: The older half.
  ///   - second: The newer half.
  ///   - differences: Where they differ.
  package init(_ first: Half, _ second: Half, differences: [Difference]) {
    halves = [first, second]
    self.differences = differences
  }

  /// Draws the pair.
  ///
  /// - Parameters:
  ///   - kind: The content's kind.
  ///   - sketch: The page's draftsman.
  /// - Returns: Both drawings, and the places below them.
  package func markup(of kind: ContentKind, with sketch: inout ContentSketch) -> Markup {
    let marks = FieldMarks(differences.map(\.path))
    var drawings = Markup()
    for half in halves {
      let drawing =
        half.output.map { sketch.markup(of: $0, kind: kind, marks: marks) }
        ?? "<p class=\"nothing\">Not known, or nothing.</p>"
      drawings += """
        <figure class="half \(half.className)"><figcaption>\(half.sign) \(half.name) \
        \(half.note)</figcaption>\
        <div class="paper-white">\(drawing)</div></figure>

        """
    }
    return "<div class=\"halves\">\n\(drawings)</div>\n\(places)"
  }

  /// The places alone, for halves that nobody knows as a whole.
  package var places: Markup {
    guard !differences.isEmpty else { return Markup() }
    var rows = Markup()
    for difference in differences.prefix(Self.differenceLimit) {
      let path = difference.path == .root ? "the whole value" : difference.path.description
      let (first, second) = Self.compared(difference.first, difference.second)
      rows += """
        <li><code>\(path.bounded)</code><div class="values">\
        <p class="old"><span class="sign">− \(halves[0].name)</span> \(first)</p>\
        <p class="new"><span class="sign">+ \(halves[1].name)</span> \(second)</p></div></li>

        """
    }
    let rest = differences.count - Self.differenceLimit
    if rest > 0 { rows += "<li>and \(rest.grouped) more</li>\n" }
    return "<ul class=\"differences\">\n\(rows)</ul>\n"
  }

  /// Two values as JSON, what differs within two texts marked.
  private static func compared(_ first: JSONTree?, _ second: JSONTree?) -> (Markup, Markup) {
    guard case .string(let old)? = first, case .string(let new)? = second else {
      return (whole(first), whole(second))
    }
    let (left, right) = (Array(old.bounded), Array(new.bounded))
    let start = zip(left, right).prefix { $0 == $1 }.count
    let end = zip(left[start...].reversed(), right[start...].reversed()).prefix { $0 == $1 }.count
    return (parted(left, start, end), parted(right, start, end))
  }

  private static func parted(_ text: [Character], _ start: Int, _ end: Int) -> Markup {
    let middle = String(text[start..<text.count - end])
    let mark: Markup = middle.isEmpty ? "" : "<mark>\(middle)</mark>"
    return "<bdi>\"\(String(text[..<start]))\(mark)\(String(text[(text.count - end)...]))\"</bdi>"
  }

  private static func whole(_ value: JSONTree?) -> Markup {
    guard let value else { return "<i>nothing</i>" }
    return "<mark><bdi>\(value.text().bounded)</bdi></mark>"
  }
}
