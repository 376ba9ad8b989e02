import ScreenDocument
import StrictJSON
import TopScreen

extension ShowReport {
  /// Returns the screen as an HTML page; `nil` for other formats.
  public func document(in format: DumpFormat) -> String? {
    format == .html ? page.text : nil
  }

  private var page: HTMLPage {
    let composition = screen.composition
    var sketch = ScreenSketch(screen)
    let phone = sketch.markup()
    var parts = [("screen", "Screen"), ("contents", "Contents")]
    var main: Markup = """
      <div class="beside">
      <section class="device" id="screen" aria-labelledby="screen-title">
      <h2 id="screen-title">Screen</h2>
      <div class="phone"><div class="glass paper-white" tabindex="0" role="group" aria-label="The screen">
      <p class="bar"><bdi>\((composition.title ?? "").shortened)</bdi></p>
      \(phone)</div></div>
      </section>
      <div class="lists">
      <section id="contents" aria-labelledby="contents-title">
      <h2 id="contents-title">Contents</h2>
      \(rows)</section>

      """
    if !composition.hidden.isEmpty {
      parts.append(("hidden", "Hidden"))
      main += hiddenContentsSection
    }
    if !composition.dataOnlyItems.isEmpty {
      parts.append(("data", "Data"))
      main += dataOnlyContentsSection
    }
    if !screen.diagnostics.isEmpty {
      parts.append(("diagnostics", "Diagnostics"))
      main += DiagnosticsSection.markup(of: screen.diagnostics)
    }
    main += "</div>\n</div>\n"
    return HTMLPage(
      heading: PageHeading(
        title: headline,
        subject: "\(composition.title ?? "(no title)") · \(screen.name)",
        command: "show",
        overview: countChips
      ),
      parts: parts.map { (id: $0.0, name: $0.1) },
      main: main,
      additionalStyle: PageStyle.sketch + PageStyle.phoneAndContentList
        + sketch.contentSketcher.rules.css,
      filter: filter,
      explainsStages: composition.items.contains { $0.content.decision != nil }
    )
  }

  private var countChips: Markup {
    let composition = screen.composition
    var chips = Markup()
    if composition.state != .loaded {
      chips += "<li class=\"chip warn\">! \(composition.state.words)</li>"
    }
    chips += "<li class=\"chip\">\(composition.items.count.counted("content"))</li>"
    return "<ul class=\"chips\">\(chips)\(filter.buttonListItems)</ul>"
  }

  private var filter: PageFilter {
    let composition = screen.composition
    let shown = composition.items + composition.dataOnlyItems
    var counts = Side.allCases.map { side in
      let count = shown.count { $0.side == side }
      return (
        count,
        PageFilter.PropertyButton(
          side.rawValue,
          "\(side.sign) \(count.grouped) \(side.wordsWithoutArticle)",
          colorClass: side.rawValue
        )
      )
    }
    let failed = shown.count { $0.content.phase == .failed }
    let (hidden, data) = (composition.hidden.count, composition.dataOnlyItems.count)
    counts += [
      (
        failed,
        PageFilter.PropertyButton("failed", "✗ \(failed.grouped) failed", colorClass: "bad")
      ),
      (hidden, PageFilter.PropertyButton("hidden", "\(hidden.grouped) hidden")),
      (data, PageFilter.PropertyButton("data", "\(data.grouped) data alone")),
    ]
    return PageFilter(
      counts.filter { $0.0 > 0 }.map(\.1),
      label: "Find by id, kind, reason, or text",
      entryCount: shown.count + hidden
    )
  }

  private static func filterAttributes(
    of item: ScreenComposition.Item,
    isDataOnlyContent: Bool = false
  ) -> Markup {
    let hasFailed = item.content.phase == .failed
    return PageFilter.entryAttributes(
      [item.side.rawValue] + (hasFailed ? ["failed"] : []) + (isDataOnlyContent ? ["data"] : []),
      isKeyboardStop: hasFailed
    )
  }

  private var rows: Markup {
    guard !screen.composition.items.isEmpty else { return "<p class=\"nothing\">None.</p>\n" }
    let pathByGroupID = screen.composition.pathByGroupID
    let drawings = screen.viewDataOrPayloads
    var rows = Markup()
    for (index, item) in screen.composition.items.enumerated() {
      rows += row(item, drawings[index], item.container.flatMap { pathByGroupID[$0] }, at: index)
    }
    return """
      <p class="columns" aria-hidden="true"><span>#</span><span>Content</span><span>Side</span>\
      <span>Stage</span><span>Why</span><span>Phase</span></p>
      <ol class="rows-of-contents">
      \(rows)</ol>

      """
  }

  private func row(
    _ item: ScreenComposition.Item,
    _ output: JSONTree?,
    _ place: String?,
    at index: Int
  ) -> Markup {
    let place: Markup = place.map { " <span class=\"place\">\($0)</span>" } ?? ""
    return """
      <li class="row \(item.side.rawValue)" id="row-\(index)" \(Self.filterAttributes(of: item))>
      <div class="cells"><span class="number">\(item.position)</span>\
      <div class="name"><h3><a href="#content-\(index)"><bdi>\(item.id.rawValue.shortened)</bdi></a>\
      </h3> <span class="kind">\(item.kind.rawValue.shortened)</span>\(place)</div>\
      \(cells(of: item))</div>
      \(details(item, output))</li>

      """
  }

  /// Returns the side, stage, reason and phase of a content, as cells of its row.
  private func cells(of item: ScreenComposition.Item) -> Markup {
    let stage = item.content.decision?.stage
    return """
      <span class="cell"><span class="label">Side</span> \
      <span class="chip \(item.side.rawValue)">\(item.side.sign) \(item.side.wordsWithoutArticle)</span></span>\
      <span class="cell"><span class="label">Stage</span> \(stage ?? "–")</span>\
      <span class="cell"><span class="label">Why</span> \(item.content.sideReason.shortened)</span>\
      <span class="cell"><span class="label">Phase</span> \
      <span class="phase \(item.content.phase.rawValue)">\(item.content.phase.sign) \
      \(item.content.phase.words)</span></span>
      """
  }

  private func details(
    _ item: ScreenComposition.Item,
    _ output: JSONTree?
  ) -> Markup {
    var rows = Markup()
    for diagnostic in item.content.diagnostics {
      rows += "<dt>\(diagnostic.severity.rawValue)</dt><dd>\(diagnostic.message.shortened)</dd>"
    }
    if let flag = item.content.decision {
      let variant = flag.variant.map { " · variant \($0)" } ?? ""
      let error = flag.errorCode.map { " · \($0)" } ?? ""
      rows += """
        <dt>Flag</dt><dd><code>\(flag.flagKey.shortened)</code> · \(flag.layer)\(variant.shortened) · \
        \(flag.reason)\(error)</dd>
        """
    }
    for action in item.actions {
      let element = action.itemOrElement.map { " from \($0.rawValue)" } ?? ""
      let destination = action.destination.map { " to \($0.rawValue)" } ?? ""
      rows += "<dt>Action</dt><dd>\((action.name + element + destination).shortened)</dd>"
    }
    if let payload = item.unroutedPayload {
      rows += "<dt>Payload</dt><dd>\(payload.type) of \(payload.byteCount.grouped) bytes: "
      rows += "\(payload.preview)</dd>"
    }
    if let appearance = item.appearance, appearance != .default {
      rows +=
        "<dt>Appearance</dt><dd>\(JSONTreeMarkup.markup(of: appearance.jsonWithoutDefaults))</dd>"
    }
    if let output {
      let name = item.unroutedPayload == nil ? "View data" : "Drawn"
      rows += "<dt>\(name)</dt><dd>\(JSONTreeMarkup.markup(of: output))</dd>"
    }
    guard !rows.isEmpty else { return Markup() }
    let summary: Markup = "<bdi>\(item.summary(output: output).shortened)</bdi>"
    return """
      <details><summary><span class="hidden-word">\(item.id.rawValue.shortened): </span>\(summary)\
      </summary><dl>\(rows)</dl></details>
      """
  }

  /// The section of the contents that are data alone, which the drawing of the screen does not
  /// show.
  private var dataOnlyContentsSection: Markup {
    var rows = Markup()
    for (index, item) in screen.composition.dataOnlyItems.enumerated() {
      rows += """
        <li class="row \(item.side.rawValue)" \(Self.filterAttributes(of: item, isDataOnlyContent: true))><div class="cells">\
        <span class="number">\(item.position)</span>\
        <div class="name"><h3><bdi>\(item.id.rawValue.shortened)</bdi></h3> \
        <span class="kind">\(item.kind.rawValue.shortened)</span></div>\
        \(cells(of: item))</div>
        \(details(item, screen.dataOnlyContentViewData[index]))</li>

        """
    }
    return """
      <section id="data" aria-labelledby="data-title">
      <h2 id="data-title">Data</h2>
      <ol class="rows-of-contents">
      \(rows)</ol>
      </section>

      """
  }

  private var hiddenContentsSection: Markup {
    var rows = Markup()
    for hidden in screen.composition.hidden {
      rows += """
        <li class="row" \(PageFilter.entryAttributes(["hidden"]))><div class="cells"><span class="number">\(hidden.position)</span>\
        <div class="name"><h3><bdi>\(hidden.id.rawValue.shortened)</bdi></h3> \
        <span class="kind">\(hidden.kind.rawValue.shortened)</span></div>\
        <span class="cell wide">\(hidden.reason.shortened)</span></div></li>

        """
    }
    return """
      <section id="hidden" aria-labelledby="hidden-title">
      <h2 id="hidden-title">Hidden</h2>
      <ol class="rows-of-contents">
      \(rows)</ol>
      </section>

      """
  }
}

extension ContentPhase {
  /// The phase in words: its name, or `from its payload` for a content without a route.
  var words: String {
    switch self {
    case .unrouted: "from its payload"
    case .idle, .loading, .ready, .empty, .stale, .failed: rawValue
    }
  }

  /// The sign that pages show before the phase's name, such as `✓` for `ready`.
  var sign: String {
    switch self {
    case .ready: "✓"
    case .failed: "✗"
    case .stale, .unrouted: "!"
    case .idle, .loading: "…"
    case .empty: "∅"
    }
  }
}
