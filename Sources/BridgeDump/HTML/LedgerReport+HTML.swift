import Bridge
import Parity
import ScreenDocument
import ScreenDump

extension LedgerReport {
  /// Returns the evidence as a page, rollbacks first; `nil` for other formats.
  func document(in format: DumpFormat) -> String? {
    format == .html ? page.text : nil
  }

  private var page: HTMLPage {
    var parts: [(id: String, name: String)] = []
    var verdicts = Markup()
    for advice in EvidenceAdvice.byUrgency {
      let (id, name) = advice.section
      var cards = evidence.filter { $0.advice == advice }.map(card).joined()
      cards += Self.uncounted(uncountedKinds(advice), advice)
      guard !cards.isEmpty else { continue }
      parts.append((id: id, name: name))
      verdicts += """
        <section id="\(id)" aria-labelledby="\(id)-title">
        <h2 id="\(id)-title">\(name)</h2>
        <div class="evidence">
        \(cards)</div>
        </section>

        """
    }
    var main: Markup = "<div class=\"verdicts\">\n\(verdicts)</div>\n"
    if parts.isEmpty { main = Markup() }
    if verdict == .nothing { main += UncheckedPart.markup(of: unchecked.sentences) }
    if !diagnostics.isEmpty { parts.append((id: "diagnostics", name: "Diagnostics")) }
    main += DiagnosticsPart.markup(of: diagnostics)
    return HTMLPage(
      title: "What the ledgers prove",
      command: "ledger",
      lead: lead,
      parts: parts,
      main: main,
      style: PageStyle.ledger
    )
  }

  private var lead: Markup {
    var chips = Markup()
    switch verdict {
    case .ok, .difference: break
    case .nothing: chips += "<li class=\"chip warn\">– Nothing counted</li>"
    case .moved: chips += "<li class=\"chip good\">– Everything has moved</li>"
    }
    chips += "<li class=\"chip\">\(evidence.count.grouped) counted</li>"
    chips += "<li class=\"chip\">\(runCount == 1 ? "1 run" : "\(runCount.grouped) runs")</li>"
    for advice in EvidenceAdvice.byUrgency {
      let count = count(of: advice)
      guard count > 0 else { continue }
      chips +=
        "<li class=\"chip \(advice.tone)\">\(advice.sign) \(count.grouped) \(advice.words)</li>"
    }
    return "<ul class=\"chips\">\(chips)</ul>"
  }

  private func card(_ one: Evidence) -> Markup {
    let stages = Stage.allCases.filter(one.stages.contains).map(\.rawValue)
    var figures = Self.figure("Comparisons", one.counts.comparisons.grouped)
    figures += Self.figure("Differences", one.counts.differences.grouped)
    if let proof = one.proof { figures += Self.figure("E", proof.logValue.exponentialText) }
    if one.responses.keyName != nil {
      let about = one.responses.isEstimated ? "about " : ""
      figures += Self.figure("Different responses", about + one.responses.distinct.grouped)
    }
    if one.installations.count > 1 {
      figures += Self.figure("Installations", one.installations.count.grouped)
    }
    if one.tripCount > 0 { figures += Self.figure("Tripped runs", one.tripCount.grouped) }
    if one.counts.skipped > 0 { figures += Self.figure("Skipped", one.counts.skipped.grouped) }
    if one.counts.ignored > 0 { figures += Self.figure("Ignored", one.counts.ignored.grouped) }
    if showsTimes {
      figures += Self.figure("Legacy, median", time(one.latency.legacy))
      figures += Self.figure("State, median", time(one.latency.state))
    }
    let restart = one.restart > 0 ? " · restart \(one.restart)" : ""
    let stage = stages.isEmpty ? "–" : stages.joined(separator: ", ")
    let place: Markup =
      one.firstDifference.map {
        "<dt>First difference</dt><dd><code>\($0.text.bounded)</code></dd>"
      } ?? ""
    return """
      <article class="proof">
      <div class="titles"><h3><bdi>\(one.key.kind.rawValue.bounded)</bdi></h3>\
      <span class="chip \(one.advice.tone)">\(one.advice.sign) \(one.advice.words)</span></div>
      <p class="versions">flag \(one.key.flagVersion.bounded) · app \
      \(one.key.appVersion.bounded) · stage \(stage)\(restart)</p>
      <dl class="figures">\(figures)</dl>
      \(progress(of: one))<p><bdi>\(one.explanation.bounded)</bdi></p>
      <dl>\(place)<dt>Old code</dt><dd>\(one.legacyCode.isDeletable ? "✓ delete" : "keep"): \
      <bdi>\(one.legacyCode.reason.bounded)</bdi></dd></dl>
      </article>

      """
  }

  private static func uncounted(_ kinds: [ContentKind], _ advice: EvidenceAdvice) -> Markup {
    guard !kinds.isEmpty else { return Markup() }
    let names = kinds.map { kind -> Markup in "<li><bdi>\(kind.rawValue.bounded)</bdi></li>\n" }
    return """
      <article class="proof">
      <div class="titles"><h3>Not counted</h3>\
      <span class="chip \(advice.tone)">\(advice.sign) \(advice.words)</span></div>
      <p>\(advice.uncountedExplanation)</p>
      <ul class="kinds">
      \(names.joined())</ul>
      </article>

      """
  }

  private static func figure(_ name: String, _ value: String) -> Markup {
    "<div><dt>\(name)</dt><dd>\(value)</dd></div>"
  }

  /// Returns the progress of a content towards its next stage.
  private func progress(of one: Evidence) -> Markup {
    guard let more = one.comparisonsToAdvance else { return Markup() }
    let count = one.counts.comparisons
    return """
      <progress max="\(count + more)" value="\(count)" aria-label="Comparisons on the way to \
      advance">\(count) of \(count + more)</progress>

      """
  }
}

extension EvidenceAdvice {
  /// The section of the page for this advice, and its name.
  fileprivate var section: (id: String, name: String) {
    (words.replacing(" ", with: "-"), words.prefix(1).uppercased() + words.dropFirst())
  }

  fileprivate var tone: String {
    switch self {
    case .rollBack, .investigate: "bad"
    case .advance, .delete, .done: "good"
    case .hold, .turnOn, .write, .keep: ""
    }
  }
}
