import ScreenDocument
import StrictJSON
import TopScreen

extension DiffReport {
  /// Returns the report as an HTML page; `nil` for other formats.
  package func document(in format: DumpFormat) -> String? {
    format == .html ? page.text : nil
  }

  /// The greatest number of changed contents for which a page shows all of them unfolded; if there
  /// are more, all are folded.
  private static let maximumUnfoldedCardCount = 20

  private var page: HTMLPage {
    var sketcher = ContentSketcher()
    let phones = DiffPhoneDrawings(self).markup(with: &sketcher)
    var cards = changedTitleCard
    cards += changedContainersCard
    for (index, content) in changedContents.enumerated() {
      cards += contentCard(of: content, at: index, &sketcher)
    }
    for content in changedHiddenContents { cards += Self.hiddenContentCard(of: content) }
    if cards.isEmpty {
      let sentence =
        isEitherScreenUnreadable ? "No content could be compared." : "Both screens show the same."
      cards = "<p class=\"nothing\">\(sentence)</p>\n"
    }
    let main: Markup = """
      \(phones)<section id="changes" aria-labelledby="changes-title">
      <h2 id="changes-title">Changes</h2>
      <div class="cards changes">
      \(cards)</div>
      </section>
      \(DiagnosticsSection.markup(of: diagnostics))
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
      additionalStyle: PageStyle.sketch + PageStyle.phoneAndContentList + PageStyle.cards
        + PageStyle.phonePair + sketcher.rules.css,
      filter: filter,
      additionalScript: PageScript.movedContentConnectors,
      explainsStages: new.composition.items.contains { $0.content.decision != nil }
    )
  }

  private var countChips: Markup {
    let words = changeCount.counted("change")
    return "<ul class=\"chips\"><li class=\"chip\">\(words)</li>\(filter.buttonListItems)</ul>"
  }

  private var filter: PageFilter {
    var screen: [PageFilter.PropertyButton] = []
    if titleChanged {
      screen.append(PageFilter.PropertyButton("title", "~ title", colorClass: "warn"))
    }
    if !changedContainerIDs.isEmpty {
      screen.append(PageFilter.PropertyButton("containers", "~ containers", colorClass: "warn"))
    }
    let hiddenCount = changedHiddenContents.count
    let hidden = PageFilter.PropertyButton(
      "hidden",
      "~ \(hiddenCount.grouped) hidden",
      colorClass: "warn"
    )
    return PageFilter(
      screen
        + counts.map { change, count in
          PageFilter.PropertyButton(
            change.rawValue,
            "\(change.sign) \(count.grouped) \(change.words)",
            colorClass: change.colorClass
          )
        } + (hiddenCount > 0 ? [hidden] : []),
      label: "Find by id, kind, reason, or text",
      entryCount: changedContents.count + hiddenCount + screen.count
    )
  }

  private var changedTitleCard: Markup {
    guard titleChanged else { return Markup() }
    let titles = [old, new].map { $0.composition.title?.shortened ?? "no title" }
    return """
      <article class="card wide" \
      \(PageFilter.entryAttributes(["title"], isKeyboardStop: true))><div class="flat">\
      <span class="chip warn">~ title</span> \
      <span><bdi>\(titles[0])</bdi> → <bdi>\(titles[1])</bdi></span></div></article>

      """
  }

  private var changedContainersCard: Markup {
    guard !changedContainerIDs.isEmpty else { return Markup() }
    let names = changedContainerIDs.joined(separator: ", ").shortened
    return """
      <article class="card wide" \
      \(PageFilter.entryAttributes(["containers"], isKeyboardStop: true))>\
      <div class="flat"><span class="chip warn">~ containers</span> \
      <span><bdi>\(names)</bdi></span></div></article>

      """
  }

  private static func hiddenContentCard(of content: ChangedHiddenContent) -> Markup {
    """
    <article class="card wide" \(PageFilter.entryAttributes(["hidden"], isKeyboardStop: true))>\
    <div class="flat"><span class="chip \(content.change.colorClass)">\(content.change.sign) hidden</span> \
    <h3><bdi>\(content.id.rawValue.shortened)</bdi></h3> \
    <span class="kind">\(content.kind.rawValue.shortened)</span> \
    <span><bdi>\(content.reasonsText.shortened)</bdi></span></div></article>

    """
  }

  private func contentCard(
    of content: ChangedContent,
    at index: Int,
    _ sketcher: inout ContentSketcher
  ) -> Markup {
    let (before, after) = (oldVersion(of: content), newVersion(of: content))
    guard let item = (after ?? before)?.item else { return Markup() }
    let chips = content.changes.map { change -> Markup in
      "<span class=\"chip \(change.colorClass)\">\(change.sign) \(change.words)</span> "
    }
    let heading: Markup = """
      \(chips.joined())<h3><bdi>\(content.id.rawValue.shortened)</bdi></h3> \
      <span class="kind">\(item.kind.rawValue.shortened) · \(content.indexWords)</span>
      """
    let anchor: Markup = """
      <a class="anchor" href="#change-\(index)" aria-label="Link to this change, \
      \(content.changes.map(\.words).joined(separator: ", ")) \(content.id.rawValue.shortened)">#</a>
      """
    let body = contentCardBody(of: content, before, after, &sketcher)
    let tags = PageFilter.entryAttributes(content.changes.map(\.rawValue), isKeyboardStop: true)
    guard !body.isEmpty else {
      return """
        <article class="card" id="change-\(index)" \(tags)><div class="flat">\(heading)</div>\(anchor)\
        </article>

        """
    }
    let width: Markup = before != nil && after != nil ? " wide" : ""
    let opening: Markup =
      changedContents.count <= Self.maximumUnfoldedCardCount
      ? "<details open>" : "<details>"
    return """
      <article class="card\(width)" id="change-\(index)" \(tags)>\(opening)<summary>\(heading)</summary>
      <div class="body">\(body)</div></details>\(anchor)</article>

      """
  }

  private func contentCardBody(
    of content: ChangedContent,
    _ before: DumpedContent?,
    _ after: DumpedContent?,
    _ sketcher: inout ContentSketcher
  ) -> Markup {
    guard let before, let after else {
      guard let only = before ?? after else { return Markup() }
      return Self.unpairedDrawing(only.item, only.viewDataOrPayload, &sketcher)
    }
    let (older, newer) = (before.item, after.item)
    guard content.changes != [.moved] else { return Markup() }
    let isRehosted = content.changes.contains(.rehosted)
    let notes = [older, newer].map { isRehosted ? $0.sideAndFlagWords : $0.phaseWords }
    let values = (
      old: before.value(comparedWith: after),
      new: after.value(comparedWith: before)
    )
    let differences =
      if let first = values.old, let second = values.new {
        first.differences(to: second)
      } else {
        [JSONTree.Difference]()
      }
    let pair = SketchPair(
      SketchPair.Half(
        name: "before",
        note: notes[0],
        className: isRehosted ? older.side.rawValue : "",
        output: values.old
      ),
      SketchPair.Half(
        name: "after",
        note: notes[1],
        className: isRehosted ? newer.side.rawValue : "",
        output: values.new
      ),
      differences: differences.map {
        SketchPair.Difference(path: $0.path, first: $0.old, second: $0.new)
      }
    )
    var sentences = newer.sentencesOnGroupAppearanceAndActions(since: older)
    if sentences.isEmpty, differences.isEmpty, content.changes.contains(.changed),
      older.content.phase == newer.content.phase
    {
      sentences = ["It differs in values that are not drawn."]
    }
    let note = sentences.map { sentence -> Markup in
      "<p class=\"nothing\">\(sentence.shortened)</p>\n"
    }
    .joined()
    return "\(pair.markup(of: newer.kind, with: &sketcher))\(note)"
  }

  /// Returns the drawing of a content that only one of the screens draws.
  private static func unpairedDrawing(
    _ item: ScreenComposition.Item,
    _ output: JSONTree?,
    _ sketcher: inout ContentSketcher
  ) -> Markup {
    let drawing =
      output.map { sketcher.markup(of: $0, kind: item.kind) }
      ?? "<p class=\"nothing\">\(item.summary(output: nil).shortened)</p>"
    return """
      <figure class="half alone \(item.side.rawValue)">\
      <figcaption>\(item.side.sign) \(item.side.wordsWithoutArticle)</figcaption>\
      <div class="paper-white">\(drawing)</div></figure>
      """
  }
}

extension ChangedContent {
  /// The content's index in both screens, in words: `2 → 5`, or `at 2` if both indices are equal or
  /// there is only one; `data alone` for a content that is data alone.
  fileprivate var indexWords: String {
    guard !isDataOnlyContent else { return "data alone" }
    guard let oldIndex, let newIndex else {
      return (newIndex ?? oldIndex).map { "at \($0)" } ?? ""
    }
    return oldIndex == newIndex ? "at \(newIndex)" : "\(oldIndex) → \(newIndex)"
  }
}

extension ScreenComposition.Item {
  /// The phase's sign and then its words: `· ✓ ready`.
  fileprivate var phaseWords: String { "· \(content.phase.sign) \(content.phase.words)" }

  /// The side in words, then the stage and the flag that selected it; without a flag, the reason.
  fileprivate var sideAndFlagWords: String {
    let decision = content.decision.map { " · stage \($0.stage) · flag \($0.flagKey.shortened)" }
    let stageOrReason = decision ?? " · \(content.sideReason.shortened)"
    return "· \(side.sign) \(side.wordsWithoutArticle)\(stageOrReason)"
  }
}
