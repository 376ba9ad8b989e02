import Basics
import Bridge
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON
import TopScreen

extension StatusReport {
  /// The maximum number of screens that are drawn.
  private static var maximumDrawnScreens: Int { 3 }

  /// The report as an HTML page.
  var page: HTMLPage {
    var sketcher = ContentSketcher()
    var anchors = UniqueCardAnchors()
    let cards = ContentComparisonCards(comparedScreens, &sketcher, &anchors)
    var sections = [
      PageSection(id: "next", name: "Do next", doNextMarkup),
      PageSection(id: "changes", name: "What changed", changesMarkup),
      PageSection(
        id: "kinds",
        name: "Every kind",
        HTMLKindTable(self, cards.cardAnchorByKind).markup
      ),
      PageSection(
        id: "world",
        name: "The legacy side",
        HTMLRemainingLegacySideTable(remainingLegacySide).markup
      ),
      PageSection(
        id: "progress",
        name: "Over time",
        HTMLComparisonsOverTimeChart(dailyProgress).markup
      ),
      PageSection(id: "proof", name: "Failing responses", failingResponsesMarkup(&sketcher)),
      PageSection(id: "screens", name: "The screen", drawnScreensMarkup(&sketcher)),
      PageSection(id: "comparisons", name: "Comparisons", cards.markup),
    ]
    sections = sections.filter { !$0.content.isEmpty }
    var main = sections.map(\.markup).joined()
    main += DiagnosticsSection.markup(of: diagnostics)
    main += inputsSection
    var parts = sections.map { (id: $0.id, name: $0.name) }
    if !diagnostics.isEmpty { parts.append((id: "diagnostics", name: "Diagnostics")) }
    parts.append((id: "inputs", name: "Inputs"))
    return HTMLPage(
      heading: PageHeading(
        title: headline,
        subject: inputs.screenNames.map(URLRedaction.withoutSecrets).joined(separator: ", "),
        command: "status" + inputs.arguments(),
        overview: stagesAndMissingInputs
      ),
      parts: parts,
      main: main,
      additionalStyle: PageStyle.sketch + PageStyle.phoneAndContentList + PageStyle.cards
        + PageStyle.status + KindsPerStageBar.css(forKindCountsUpTo: kinds.count)
        + sketcher.rules.css,
      // The stages in the head of the page are its counts.
      filter: PageFilter(
        [],
        label: "Find by kind or text",
        entryCount: kinds.count + comparedScreens.reduce(0) { $0 + $1.results.count }
      )
    )
  }

  private var stagesAndMissingInputs: Markup {
    let counts = Stage.allCases.reversed().map { ($0, kindCount(on: $0)) }
    var chips = Markup()
    for note in inputs.missingInputNotes {
      chips += "<li class=\"chip warn\">! \(note.title)</li>"
    }
    let list: Markup = chips.isEmpty ? "" : "<ul class=\"chips\">\(chips)</ul>"
    return "\(KindsPerStageBar(counts).markup)\(list)"
  }

  private var doNextMarkup: Markup {
    var items = Markup()
    let all = doNextSentences
    for sentence in all.prefix(NextStepSentence.maximumShownSentences) {
      let lines: Markup =
        sentence.linesToCopy.isEmpty
        ? "" : "<pre tabindex=\"0\">\(Markup(lines: sentence.linesToCopy))</pre>"
      items += """
        <li class="\(sentence.urgency.rawValue)"><p><bdi>\(sentence.text.shortened)</bdi></p>\
        \(lines)</li>

        """
    }
    if items.isEmpty { return "<p class=\"nothing\">Nothing is left to do.</p>\n" }
    let rest = all.count - NextStepSentence.maximumShownSentences
    let more: Markup =
      rest > 0 ? "<p class=\"nothing\">And \(rest) more, in the rows below.</p>\n" : ""
    return "<ol class=\"next\">\n\(items)</ol>\n\(more)"
  }

  private var changesMarkup: Markup {
    guard let changes else { return Markup() }
    let sentences = changes.sentences.isEmpty ? ["Nothing has changed."] : changes.sentences
    let items = sentences.map { "<li><bdi>\($0.shortened)</bdi></li>\n" as Markup }.joined()
    return """
      <p class="nothing">Since \(changes.earlierMomentText)</p>
      <ul class="changed">
      \(items)</ul>

      """
  }

  /// Returns, for each kind that has an observed fault and a failing response, this response with
  /// the outputs of both sides as pictures.
  private func failingResponsesMarkup(_ sketcher: inout ContentSketcher) -> Markup {
    var markup = Markup()
    for status in kinds where status.hasObservedFault {
      guard let failure = status.smallestFailingResponse else { continue }
      let pair = SketchPair(
        SketchPair.Half(
          name: "legacy side",
          sign: "●",
          className: "legacy",
          output: failure.outputs.legacySide
        ),
        SketchPair.Half(
          name: "state side",
          sign: "◆",
          className: "state",
          output: failure.outputs.stateSide
        ),
        differences: failure.result.differences.filter { $0.aspect == .value }.map {
          SketchPair.Difference(path: $0.path, first: $0.legacy, second: $0.state)
        }
      )
      let id = status.failingResponseAnchor
      let smallest: Markup =
        failure.minimalScreen.map { found in
          """
          <p>The smallest response that shows it:</p>
          <pre tabindex="0">\(Markup(lines: found.screen.text(style: .pretty).shortened.lines))</pre>
          """
        } ?? ""
      markup += """
        <article class="proof" id="\(id)" aria-labelledby="\(id)-title">
        <h3 id="\(id)-title"><bdi>\(status.kind.rawValue.shortened)</bdi></h3>
        <p>In <code>\(URLRedaction.withoutSecrets(failure.source.text).shortened)</code>: \
        <bdi>\(failure.differenceSentence.shortened)</bdi>.</p>
        \(pair.markup(of: status.kind, with: &sketcher))\(smallest)</article>

        """
    }
    return markup
  }

  private func drawnScreensMarkup(_ sketcher: inout ContentSketcher) -> Markup {
    var phones = Markup()
    let known = Set(kinds.map(\.kind))
    for (number, screen) in screensOnPresentStages.prefix(Self.maximumDrawnScreens).enumerated() {
      let prefix = "screen-\(number)-"
      var drawing = ScreenSketch(screen, prefix: prefix, sketcher: sketcher) { _, kind in
        known.contains(kind) ? KindStatus.rowAnchor(of: kind) : "kinds"
      }
      let markup = drawing.markup()
      sketcher = drawing.contentSketcher
      let name = URLRedaction.withoutSecrets(screen.name).shortened
      phones += """
        <div class="device"><h3><bdi>\(name)</bdi></h3>
        <div class="phone"><div class="glass paper-white" tabindex="0" role="group" \
        aria-label="The screen \(name)">
        <p class="bar"><bdi>\((screen.composition.title ?? "").shortened)</bdi></p>
        \(markup)</div></div></div>

        """
    }
    guard !phones.isEmpty else { return Markup() }
    let rest = screensOnPresentStages.count - Self.maximumDrawnScreens
    let more: Markup =
      rest > 0 ? "<p class=\"nothing\">\(rest) more screens are not drawn.</p>\n" : ""
    return """
      <p class="nothing">● legacy side · ◆ state side · ○ no side; each content leads to its kind.</p>
      <div class="phones">
      \(phones)</div>
      \(more)
      """
  }

  private var inputsSection: Markup {
    var rows: Markup = "<dt>Time</dt><dd>\(inputs.momentText)</dd>"
    if let commit = inputs.inputsCommitHash {
      rows += "<dt>Commit</dt><dd><code>\(commit)</code></dd>"
    }
    rows += "<dt>Tool</dt><dd>\(inputs.toolName) \(inputs.toolVersion)</dd>"
    if !appVersions.isEmpty {
      rows += "<dt>App</dt><dd>\(appVersions.joined(separator: ", ").shortened)</dd>"
    }
    for (name, paths) in [
      ("Screens", inputs.screenNames), ("Flags", [inputs.flagFile].compactMap(\.self)),
      ("Ledgers", inputs.ledgers), ("Journals", inputs.journals),
      ("Coverage", inputs.coverageFiles),
    ] where !paths.isEmpty {
      let list = paths.map(URLRedaction.withoutSecrets).joined(separator: ", ")
      rows += "<dt>\(name)</dt><dd><bdi>\(list.shortened)</bdi></dd>"
    }
    for sentence in inputs.missingInputSentences {
      rows += "<dt>Missing</dt><dd class=\"warned\">! <bdi>\(sentence.shortened)</bdi></dd>"
    }
    return """
      <section id="inputs" class="inputs" aria-labelledby="inputs-title">
      <h2 id="inputs-title">Inputs</h2>
      <dl>\(rows)</dl>
      </section>

      """
  }
}

extension Markup {
  /// Creates markup of escaped text lines, each with a line feed.
  fileprivate init(lines: [String]) {
    self = lines.map { "\($0)\n" as Markup }.joined()
  }
}

extension String {
  fileprivate var lines: [String] { split(separator: "\n").map(String.init) }
}

extension KindStatus {
  /// Returns the HTML id of a kind's row in the table of kinds.
  static func rowAnchor(of kind: ContentKind) -> String { "kind-\(Slug(kind.rawValue))" }

  /// The HTML id of the part that shows the kind's failing response.
  var failingResponseAnchor: String { "proof-\(Slug(kind.rawValue))" }
}
