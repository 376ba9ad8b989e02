import ScreenDocument
import StrictJSON
import TopScreen

extension DiffReport {
  /// Returns the report as an HTML page; `nil` for other formats.
  ///
  package func document(in format: DumpFormat) -> String? {
    format == .html ? page.text : nil
  }

  /// The greatest number of changed contents for which a page shows all of them unfolded; if there
  /// are more, all are folded.
  private static let maximumUnfoldedCardCount = 20

  private var page: HTMLPage {
    var sketch = ContentSketch()
    let phones = DiffPhoneDrawings(self).markup(with: &sketch)
    var cards = titleCard
    cards += containersCard
    for (index, entry) in entries.enumerated() { cards += card(of: entry, at: index, &sketch) }
    if cards.isEmpty { cards = "<p class=\"nothing\">Both screens show the same.</p>\n" }
    let main: Markup = """
      \(phones)<section id="changes" aria-labelledby="changes-title">
      <h2 id="changes-title">Changes</h2>
      <div class="cards changes">
      \(cards)</div>
      </section>
      \(DiagnosticsPart.markup(of: diagnostics))
      """
    return HTMLPage(
      heading: PageHeading(
        title: headline,
        subject: "\(old.name) → \(new.name)",
        command: "diff",
        overview: countChips
      ),
      parts: [(id: "screens", name: "Both screens"), (id: "changes", name: "Changes")]
        + (diagnostics.isEmpty ? [] : [(id: "diagnostics", name: "Diagnostics")]),
      main: main,
      additionalStyle: PageStyle.sketch + PageStyle.show + PageStyle.cards + PageStyle.phones
        + sketch.rules.css,
      filter: filter,
      additionalScript: PageScript.movedContentLines,
      explainsStages: new.composition.items.contains { $0.content.decision != nil }
    )
  }

  private var countChips: Markup {
    let words = changeCount == 1 ? "1 change" : "\(changeCount.grouped) changes"
    return "<ul class=\"chips\"><li class=\"chip\">\(words)</li>\(filter.chips)</ul>"
  }

  private var filter: PageFilter {
    var screen: [PageFilter.PropertyCount] = []
    if titleChanged {
      screen.append(PageFilter.PropertyCount("title", "~ title", tone: "warn"))
    }
    if !changedContainers.isEmpty {
      screen.append(PageFilter.PropertyCount("containers", "~ containers", tone: "warn"))
    }
    return PageFilter(
      screen
        + counts.map { change, count in
          PageFilter.PropertyCount(
            change.rawValue,
            "\(change.sign) \(count.grouped) \(change.words)",
            tone: change.tone
          )
        },
      label: "Find by id, kind, or text",
      entryCount: entries.count + screen.count
    )
  }

  private var titleCard: Markup {
    guard titleChanged else { return Markup() }
    let titles = [old, new].map { $0.composition.title?.bounded ?? "no title" }
    return """
      <article class="card wide" \(PageFilter.attributes(["title"], differs: true))><div class="flat">\
      <span class="chip warn">~ title</span> \
      <span><bdi>\(titles[0])</bdi> → <bdi>\(titles[1])</bdi></span></div></article>

      """
  }

  private var containersCard: Markup {
    guard !changedContainers.isEmpty else { return Markup() }
    let names = changedContainers.joined(separator: ", ").bounded
    return """
      <article class="card wide" \(PageFilter.attributes(["containers"], differs: true))>\
      <div class="flat"><span class="chip warn">~ containers</span> \
      <span><bdi>\(names)</bdi></span></div></article>

      """
  }

  private func card(
    of entry: DiffEntry,
    at index: Int,
    _ sketch: inout ContentSketch
  ) -> Markup {
    let before = entry.from.map { old.composition.items[$0] }
    let after = entry.to.map { new.composition.items[$0] }
    guard let item = after ?? before else { return Markup() }
    let chips = entry.changes.map { change -> Markup in
      "<span class=\"chip \(change.tone)\">\(change.sign) \(change.words)</span> "
    }
    let heading: Markup = """
      \(chips.joined())<h3><bdi>\(entry.id.rawValue.bounded)</bdi></h3> \
      <span class="kind">\(item.kind.rawValue.bounded) · \(entry.indexWords)</span>
      """
    let anchor: Markup = """
      <a class="anchor" href="#change-\(index)" aria-label="Link to this change, \
      \(entry.changes.map(\.words).joined(separator: ", ")) \(entry.id.rawValue.bounded)">#</a>
      """
    let body = cardBody(of: entry, before, after, &sketch)
    let tags = PageFilter.attributes(entry.changes.map(\.rawValue), differs: true)
    guard !body.isEmpty else {
      return """
        <article class="card" id="change-\(index)" \(tags)><div class="flat">\(heading)</div>\(anchor)\
        </article>

        """
    }
    let width: Markup = before != nil && after != nil ? " wide" : ""
    let opening: Markup =
      entries.count <= Self.maximumUnfoldedCardCount ? "<details open>" : "<details>"
    return """
      <article class="card\(width)" id="change-\(index)" \(tags)>\(opening)<summary>\(heading)</summary>
      <div class="body">\(body)</div></details>\(anchor)</article>

      """
  }

  private func cardBody(
    of entry: DiffEntry,
    _ older: ScreenComposition.Item?,
    _ newer: ScreenComposition.Item?,
    _ sketch: inout ContentSketch
  ) -> Markup {
    let before = entry.from.flatMap { old.viewDataOrPayloads[$0] }
    let after = entry.to.flatMap { new.viewDataOrPayloads[$0] }
    guard let older, let newer else {
      guard let item = older ?? newer else { return Markup() }
      return Self.unpairedDrawing(item, before ?? after, &sketch)
    }
    guard entry.changes != [.moved] else { return Markup() }
    let isFlipped = entry.changes.contains(.flipped)
    let notes = [older, newer].map { isFlipped ? $0.decisionWords : $0.phaseWords }
    let differences =
      if let before, let after { before.differences(to: after, limit: 1_000) } else {
        [JSONTree.Difference]()
      }
    let pair = SketchPair(
      SketchPair.Half(
        name: "before",
        note: notes[0],
        className: isFlipped ? older.side.rawValue : "",
        output: before
      ),
      SketchPair.Half(
        name: "after",
        note: notes[1],
        className: isFlipped ? newer.side.rawValue : "",
        output: after
      ),
      differences: differences.map {
        SketchPair.Difference(path: $0.path, first: $0.old, second: $0.new)
      }
    )
    var sentences = newer.sentencesOnBoxAndActions(since: older)
    if sentences.isEmpty, differences.isEmpty, entry.changes.contains(.changed),
      older.content.phase == newer.content.phase
    {
      sentences = ["It differs in values that are not drawn."]
    }
    let note = sentences.map { sentence -> Markup in
      "<p class=\"nothing\">\(sentence.bounded)</p>\n"
    }
    .joined()
    return "\(pair.markup(of: newer.kind, with: &sketch))\(note)"
  }

  /// Returns the drawing of a content that only one of the screens has.
  private static func unpairedDrawing(
    _ item: ScreenComposition.Item,
    _ output: JSONTree?,
    _ sketch: inout ContentSketch
  ) -> Markup {
    let drawing =
      output.map { sketch.markup(of: $0, kind: item.kind) }
      ?? "<p class=\"nothing\">\(item.summary(of: nil).bounded)</p>"
    return """
      <figure class="half alone \(item.side.rawValue)">\
      <figcaption>\(item.side.sign) \(item.side.wordsWithoutArticle)</figcaption>\
      <div class="paper-white">\(drawing)</div></figure>
      """
  }
}

extension DiffEntry {
  /// The content's index in both screens, in words: `2 → 5`, or `at 2` if both indices are equal or
  /// only one screen has the content.
  fileprivate var indexWords: String {
    guard let from, let to else { return (to ?? from).map { "at \($0)" } ?? "" }
    return from == to ? "at \(to)" : "\(from) → \(to)"
  }
}

extension ScreenComposition.Item {
  /// The phase's sign and then its words: `· ✓ ready`.
  fileprivate var phaseWords: String { "· \(content.phase.sign) \(content.phase.words)" }

  /// The side in words, then the stage and the flag that selected it; without a flag, the reason.
  fileprivate var decisionWords: String {
    let decision = content.decision.map { " · stage \($0.stage) · flag \($0.key.bounded)" }
    return "· \(side.sign) \(side.wordsWithoutArticle)\(decision ?? " · \(content.reason.bounded)")"
  }
}
