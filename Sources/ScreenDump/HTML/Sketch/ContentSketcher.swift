package import ScreenDocument
package import StrictJSON

/// Draws sketches of view data in HTML, similar to a phone's screen: headline, prices, placeholders
/// for images, rows, carousels and buttons, derived from the names of the fields.
///
/// A sketch does not use the app's views; it shows the texts that a user would read, so that
/// contents can be distinguished. At most the first 100 elements of a list, the first 1,000
/// characters of a text, and six levels of nested values are drawn.
package struct ContentSketcher {
  /// The number of characters after which ``Swift/String/shortened`` cuts a text.
  static let characterLimitPerText = 1_000
  /// The greatest number of elements of a list, and of members in a ``JSONTreeMarkup``, that are drawn.
  static let elementLimitPerList = 100
  private static let depthLimit = 6

  /// The style rules of the page's sketches; each drawing adds the rules that it needs.
  package private(set) var rules: SketchCSSRules

  /// Creates a sketcher for a page that has the given style rules.
  package init(rules: SketchCSSRules = SketchCSSRules()) {
    self.rules = rules
  }

  /// Returns the CSS classes and the background image of an appearance, and adds the rules of the
  /// classes to ``rules``; `nil` for the default appearance.
  mutating func boxClasses(for appearance: FundamentalAppearance) -> SketchCSSRules.BoxClasses? {
    rules.boxClasses(for: appearance)
  }

  /// Draws view data, and adds the style rules of the drawing to ``rules``.
  ///
  /// - Parameters:
  ///   - tree: The view data as JSON.
  ///   - kind: The content's kind.
  ///   - marks: The places to mark in the drawing; `nil` for none.
  /// - Returns: The drawing.
  /// - Complexity: O(n) in the size of the drawing.
  package mutating func markup(
    of tree: JSONTree,
    kind: ContentKind,
    marks: MarkedPlaces? = nil
  ) -> Markup {
    guard case .object(let members) = tree else { return valueMarkup(tree, marks, depth: 0) }
    if let height = members.valueOfOnlyMember("height"), case .number(let text) = height,
      let points = Double(text)
    {
      return Self.spacerMarkup(height: points, writtenAs: text, marks?["height"], &rules)
    }
    let isButton = kind.rawValue.lowercased().hasSuffix("button")
    if isButton, let title = Self.headline(of: members) {
      return Self.buttonMarkup(title.text, isOff: members.disablesButton, marks?[title.name])
    }
    return objectMarkup(members, marks, depth: 0)
  }

  private static func spacerMarkup(
    height: Double,
    writtenAs text: String,
    _ marks: MarkedPlaces?,
    _ rules: inout SketchCSSRules
  ) -> Markup {
    let name = rules.className(of: "height:\(min(max(height, 0), 600).cssLength)")
    return "<p class=\"space \(name)\">\(marked(text, marks)) pt</p>"
  }

  private static func buttonMarkup(_ title: String, isOff: Bool, _ marks: MarkedPlaces?) -> Markup {
    let state: Markup = isOff ? " <small>off</small>" : ""
    return
      "<p class=\"button\(isOff ? " off" : "")\"><span>\(marked(title, marks))\(state)</span></p>"
  }

  private mutating func objectMarkup(
    _ members: [JSONTree.Member],
    _ marks: MarkedPlaces?,
    depth: Int
  ) -> Markup {
    guard depth < Self.depthLimit else { return "<p class=\"note\">…</p>" }
    let headline = Self.headline(of: members)
    var byRole: [SketchFieldRole: [JSONTree.Member]] = [:]
    for member in members {
      byRole[SketchFieldRole(member.key, member.value, besides: headline?.name), default: []]
        .append(member)
    }
    var texts = Markup()
    let badges = byRole[.badge, default: []]
    if !badges.isEmpty {
      texts += "<p class=\"badges\">\(badges.map { Self.fieldSpan($0, marks) }.joined())</p>"
    }
    if let headline {
      let style = Self.headlineStyleClass(members)
      texts +=
        "<p class=\"headline\(style)\">\(Self.marked(headline.text, marks?[headline.name]))</p>"
    }
    let prices = byRole[.price, default: []].map { "<b>\(Self.fieldSpan($0, marks))</b>" as Markup }
    let former = byRole[.formerPrice, default: []].map {
      "<s>\(Self.fieldSpan($0, marks))</s>" as Markup
    }
    if !prices.isEmpty || !former.isEmpty {
      texts += "<p class=\"price\">\((prices + former).joined())</p>"
    }
    for member in byRole[.paragraph, default: []] {
      texts += "<p>\(Self.fieldSpan(member, marks))</p>"
    }
    let notes = byRole[.otherTextOrNumber, default: []]
    if !notes.isEmpty {
      texts += "<p class=\"notes\">\(notes.map { Self.fieldSpan($0, marks) }.joined())</p>"
    }
    for member in byRole[.progress, default: []] { texts += Self.progressMarkup(member, marks) }
    for member in byRole[.button, default: []] {
      texts += Self.buttonMarkup(
        member.value.unquotedText,
        isOff: members.disablesButton,
        marks?[member.key]
      )
    }
    // A banner's label describes its image, so it is not drawn separately.
    let isBanner =
      depth == 0 && headline?.name == "label" && byRole[.image]?.count == 1
      && Set(byRole.keys).isSubset(of: [.headline, .image, .notDrawn])
    if isBanner { texts = Markup() }
    var drawing = imagesMarkup(
      byRole[.image, default: []],
      of: members,
      headline,
      marks,
      isBanner: isBanner
    )
    if !texts.isEmpty { drawing += "<div class=\"texts\">\(texts)</div>" }
    for member in byRole[.fieldGroup, default: []] {
      drawing +=
        "<div class=\"group\">\(valueMarkup(member.value, marks?[member.key], depth: depth + 1))</div>"
    }
    for member in byRole[.list, default: []] {
      drawing += listMarkup(member, in: members, marks?[member.key], depth: depth + 1)
    }
    return boxed(drawing, styledBy: members, marks)
  }

  private mutating func valueMarkup(
    _ tree: JSONTree,
    _ marks: MarkedPlaces?,
    depth: Int
  ) -> Markup {
    switch tree {
    case .object(let members): objectMarkup(members, marks, depth: depth)
    case .array: listMarkup(JSONTree.Member(key: "", value: tree), in: [], marks, depth: depth + 1)
    case .null: Markup()
    case .bool, .number, .string: "<p>\(Self.marked(tree.unquotedText, marks))</p>"
    }
  }

  private mutating func listMarkup(
    _ member: JSONTree.Member,
    in members: [JSONTree.Member],
    _ marks: MarkedPlaces?,
    depth: Int
  ) -> Markup {
    guard case .array(let elements) = member.value, depth <= Self.depthLimit else {
      return Markup()
    }
    var rows = Markup()
    for (index, element) in elements.prefix(Self.elementLimitPerList).enumerated() {
      rows += "<li>\(valueMarkup(element, marks?[String(index)], depth: depth))</li>"
    }
    let rest = elements.count - Self.elementLimitPerList
    if rest > 0 { rows += "<li class=\"rest\">and \(rest.grouped) more</li>" }
    let layout = SketchListLayout(of: elements, in: members)
    let mark = marks?.isMarked == true ? " differs" : ""
    let name = "\(member.key.isEmpty ? "elements" : member.key), \(elements.count)"
    switch layout {
    case .rows: return "<ul class=\"rows\(mark)\" aria-label=\"\(name)\">\(rows)</ul>"
    case .wrappingLine: return "<ul class=\"words\(mark)\" aria-label=\"\(name)\">\(rows)</ul>"
    case .grid(columns: let columns):
      return "<ul class=\"grid columns-\(columns)\(mark)\" aria-label=\"\(name)\">\(rows)</ul>"
    case .carousel(let isRound):
      let look = isRound ? " round" : ""
      return """
        <div class="carousel\(look)\(mark)" tabindex="0" role="group" aria-label="\(name)">\
        <ul>\(rows)</ul></div>
        """
    }
  }

  private mutating func imagesMarkup(
    _ images: [JSONTree.Member],
    of members: [JSONTree.Member],
    _ headline: (name: String, text: String)?,
    _ marks: MarkedPlaces?,
    isBanner: Bool
  ) -> Markup {
    var drawing = Markup()
    for image in images {
      var name = "picture"
      if case .number(let text)? = members.value("heightPercent"), let percent = Double(text) {
        name += " " + rules.className(of: "aspect-ratio:100/\(Int(min(max(percent, 5), 300)))")
        if marks?["heightPercent"] != nil { name += " differs" }
      }
      if let tree = members.value("imageAppearance"),
        let box = rules.boxClasses(forAppearanceJSON: tree)
      {
        name += " " + box.classNames
      }
      let file = image.value.unquotedText.split(separator: "/").last.map(String.init) ?? ""
      var caption = Self.marked(file, marks?[image.key])
      if isBanner, let headline {
        caption =
          "<b>\(Self.marked(headline.text, marks?[headline.name]))</b><small>\(caption)</small>"
      }
      drawing += """
        <div class="\(name)" role="img" aria-label="\((headline?.text ?? file).shortened)"><span>\
        \(caption)</span></div>
        """
    }
    return drawing
  }

  /// Returns a drawing of an object in a box, and adds the box's style rules to ``rules``.
  ///
  /// The box has the style of the object's member `appearance`, if there is one. The box is
  /// highlighted if the place of the object itself is marked.
  private mutating func boxed(
    _ drawing: Markup,
    styledBy members: [JSONTree.Member],
    _ marks: MarkedPlaces?
  ) -> Markup {
    var name = "thing"
    if let tree = members.value("appearance"),
      let box = rules.boxClasses(forAppearanceJSON: tree)
    {
      name += " " + box.classNames
    }
    if marks?.isMarked == true { name += " differs" }
    return "<div class=\"\(name)\">\(drawing)</div>"
  }
}

extension ContentSketcher {
  private static func headline(of members: [JSONTree.Member]) -> (name: String, text: String)? {
    for name in SketchFieldRole.headlineFieldNames {
      if case .string(let text)? = members.value(name), !text.isEmpty { return (name, text) }
    }
    return nil
  }

  private static func headlineStyleClass(_ members: [JSONTree.Member]) -> String {
    guard case .string(let style)? = members.value("style") else { return "" }
    return ["heading", "caption", "body"].contains(style) ? " \(style)" : ""
  }

  private static func fieldSpan(_ member: JSONTree.Member, _ marks: MarkedPlaces?) -> Markup {
    var text = member.value.unquotedText
    if case .number = member.value { text = "\(member.key) \(text)" }
    if member.key.lowercased().hasPrefix("rating") { text = "★ " + text }
    return "<span>\(marked(text, marks?[member.key]))</span>"
  }

  private static func progressMarkup(_ member: JSONTree.Member, _ marks: MarkedPlaces?) -> Markup {
    guard case .number(let text) = member.value, let value = Double(text) else { return Markup() }
    let percent = Int(min(max(value, 0), 100))
    let name = marks?[member.key]?.isMarked == true ? "differs" : ""
    return """
      <progress class="\(name)" max="100" value="\(percent)" aria-label="\(member.key)">\
      \(percent) %</progress>
      """
  }

  /// Returns a text, shortened, and highlighted if its place is marked.
  private static func marked(_ text: String, _ marks: MarkedPlaces?) -> Markup {
    let text: Markup = "<bdi>\(text.shortened)</bdi>"
    return marks?.isMarked == true ? "<mark>\(text)</mark>" : text
  }
}
