import ScreenDocument
import StrictJSON
import TopScreen

extension DiffReport {
  /// The changes as an HTML page; `nil` for other formats.
  ///
  package func document(in format: DumpFormat) -> String? {
    format == .html ? page.text : nil
  }

  private var page: HTMLPage {
    var sketch = ContentSketch()
    var cards = titleCard
    for (index, change) in difference.changes.enumerated() {
      cards += card(of: change, at: index, &sketch)
    }
    if cards.isEmpty { cards = "<p class=\"nothing\">Both screens show the same.</p>\n" }
    let main: Markup = """
      <section id="changes" aria-labelledby="changes-title">
      <h2 id="changes-title">Changes</h2>
      <div class="cards changes">
      \(cards)</div>
      </section>
      \(DiagnosticsPart.markup(of: diagnostics))
      """
    return HTMLPage(
      heading: PageHeading(
        title: answer,
        subject: "\(old.name) → \(new.name)",
        command: "diff",
        lead: lead
      ),
      parts: [(id: "changes", name: "Changes")]
        + (diagnostics.isEmpty ? [] : [(id: "diagnostics", name: "Diagnostics")]),
      main: main,
      style: PageStyle.sketch + PageStyle.cards + sketch.rules.css,
      explainsStages: new.composition.items.contains { $0.content.decision != nil }
    )
  }

  private var lead: Markup {
    let names = (titleChanged ? ["title"] : []) + difference.changes.map(\.name)
    var chips: Markup = "<li class=\"chip\">\(names.count.grouped) changes</li>"
    if names.count == 1 { chips = "<li class=\"chip\">1 change</li>" }
    for name in ["title", "delete", "insert", "move", "update", "rehost"] {
      let count = names.count { $0 == name }
      if count > 0 { chips += "<li class=\"chip\">\(count.grouped) \(Self.words(for: name))</li>" }
    }
    return "<ul class=\"chips\">\(chips)</ul>"
  }

  /// The words for a change of the JSON format.
  private static func words(for name: String) -> String {
    switch name {
    case "insert": "new"
    case "delete": "gone"
    case "move": "moved"
    case "update": "changed"
    case "rehost": "other side"
    default: name
    }
  }

  private var titleCard: Markup {
    guard titleChanged else { return Markup() }
    let titles = [old, new].map { $0.composition.title?.bounded ?? "no title" }
    return """
      <article class="card wide"><div class="flat"><span class="chip warn">~ title</span> \
      <span><bdi>\(titles[0])</bdi> → <bdi>\(titles[1])</bdi></span></div></article>

      """
  }

  private func card(
    of change: StackChange,
    at index: Int,
    _ sketch: inout ContentSketch
  ) -> Markup {
    let (sign, tone, place) = change.look
    let item =
      change.to.map { new.composition.items[$0] } ?? change.from.map { old.composition.items[$0] }
    guard let item else { return Markup() }
    let heading: Markup = """
      <span class="chip \(tone)">\(sign) \(Self.words(for: change.name))</span> \
      <h3><bdi>\(change.id.rawValue.bounded)</bdi></h3> \
      <span class="kind">\(item.kind.rawValue.bounded) · \(place)\(sides(of: change))</span>
      """
    let anchor: Markup = """
      <a class="anchor" href="#change-\(index)" aria-label="Link to this change, \
      \(Self.words(for: change.name)) \(change.id.rawValue.bounded)">#</a>
      """
    let body = body(of: change, item, &sketch)
    guard !body.isEmpty else {
      return """
        <article class="card" id="change-\(index)"><div class="flat">\(heading)</div>\(anchor)\
        </article>

        """
    }
    return """
      <article class="card\(change.width)" id="change-\(index)"><details open><summary>\(heading)</summary>
      <div class="body">\(body)</div></details>\(anchor)</article>

      """
  }

  private func sides(of change: StackChange) -> String {
    guard case .rehost(_, let from, let to) = change else { return "" }
    let sides = [old.composition.items[from].side, new.composition.items[to].side]
    return " · \(sides[0].mark) \(sides[0].shortWords) → \(sides[1].mark) \(sides[1].shortWords)"
  }

  private func body(
    of change: StackChange,
    _ item: ScreenComposition.Item,
    _ sketch: inout ContentSketch
  ) -> Markup {
    switch change {
    case .move, .rehost: return Markup()
    case .delete(_, let from): return Self.alone(item, old.drawings[from], &sketch)
    case .insert(_, let to): return Self.alone(item, new.drawings[to], &sketch)
    case .update(_, let from, let to):
      let phases = [old.composition.items[from], new.composition.items[to]].map(\.content.phase)
      let notes = phases.map { "· \($0.mark) \($0.words)" }
      let (before, after) = (old.drawings[from], new.drawings[to])
      let differences =
        if let before, let after { before.differences(to: after, limit: 1_000) } else {
          [JSONTree.Difference]()
        }
      return SketchPair(
        SketchPair.Half(name: "before", note: notes[0], output: before),
        SketchPair.Half(name: "after", note: notes[1], output: after),
        differences: differences.map {
          SketchPair.Difference(path: $0.path, first: $0.old, second: $0.new)
        }
      ).markup(of: item.kind, with: &sketch)
    }
  }

  private static func alone(
    _ item: ScreenComposition.Item,
    _ output: JSONTree?,
    _ sketch: inout ContentSketch
  ) -> Markup {
    let drawing =
      output.map { sketch.markup(of: $0, kind: item.kind) }
      ?? "<p class=\"nothing\">\(item.summary(of: nil).bounded)</p>"
    return """
      <figure class="half alone \(item.side.rawValue)">\
      <figcaption>\(item.side.mark) \(item.side.shortWords)</figcaption>\
      <div class="paper-white">\(drawing)</div></figure>
      """
  }
}

extension StackChange {
  /// The class of a change that shows two sides, which has the page's width.
  fileprivate var width: Markup {
    if case .update = self { " wide" } else { "" }
  }

  /// The change's sign, its colour's class, and its place.
  fileprivate var look: (sign: String, tone: String, place: String) {
    switch self {
    case .delete(_, let from): ("−", "bad", "at \(from)")
    case .insert(_, let to): ("+", "good", "at \(to)")
    case .move(_, let from, let to): ("→", "", "\(from) → \(to)")
    case .update(_, let from, let to): ("~", "warn", from == to ? "at \(to)" : "\(from) → \(to)")
    case .rehost(_, let from, let to): ("⇄", "legacy", from == to ? "at \(to)" : "\(from) → \(to)")
    }
  }
}
