import Bridge
import Parity
import ScreenDocument
import ScreenDump

extension LedgerReport {
  /// The evidence as an HTML page, in the order of ``NextStepGroup``.
  var page: HTMLPage {
    var parts: [(id: String, name: String)] = []
    var verdicts = Markup()
    for group in NextStepGroup.allCases {
      let kinds = versionsOfEachKind.filter { NextStepGroup($0.newestVersion.nextStep()) == group }
      var cards = kinds.map { card($0, in: group) }.joined()
      for advice in EvidenceAdvice.byUrgency
      where NextStepGroup(NextStep(advice, on: nil)) == group {
        cards += Self.cardOfKindsInNoLedger(kindsInNoLedger(with: advice), advice)
      }
      guard !cards.isEmpty else { continue }
      parts.append((id: group.id, name: group.title))
      verdicts += """
        <section id="\(group.id)" aria-labelledby="\(group.id)-title">
        <h2 id="\(group.id)-title">\(group.title)</h2>
        <div class="evidence">
        \(cards)</div>
        </section>

        """
    }
    var main: Markup = "<div class=\"verdicts\">\n\(verdicts)</div>\n"
    if parts.isEmpty { main = Markup() }
    if verdict == .nothingChecked { main += HTMLUncheckedReasons.markup(of: unchecked.sentences) }
    if !diagnostics.isEmpty { parts.append((id: "diagnostics", name: "Diagnostics")) }
    main += DiagnosticsSection.markup(of: diagnostics)
    return HTMLPage(
      heading: PageHeading(
        title: headline,
        subject: ledgerNames.joined(separator: ", "),
        command: "ledger",
        overview: chipList
      ),
      parts: parts,
      main: main,
      additionalStyle: PageStyle.ledger,
      filter: filter
    )
  }

  /// The number of contents, and of those with each advice that asks for an action; or that nothing
  /// was counted, or that everything has moved.
  private var headline: String {
    switch verdict {
    case .nothingChecked: return "Nothing was counted"
    case .everythingMoved: return "Everything has moved: every content is on complete"
    case .ok, .difference: break
    }
    let counts =
      actionCountTexts.isEmpty ? ["nothing to roll back, advance or delete"] : actionCountTexts
    return ([kindVersionCountText].compactMap(\.self) + counts).joined(separator: " · ")
  }

  /// The versions of each kind, sorted by kind.
  private var versionsOfEachKind: [EvidenceVersionsOfKind] {
    Dictionary(grouping: evidence, by: \.key.kind).sorted { $0.key < $1.key }
      .compactMap { EvidenceVersionsOfKind($0.value) }
  }

  private var chipList: Markup {
    var chips = Markup()
    chips += "<li class=\"chip\">\(evidence.count.grouped) counted</li>"
    chips += "<li class=\"chip\">\(runCount.counted("run"))</li>"
    return "<ul class=\"chips\">\(chips)\(filter.buttonListItems)</ul>"
  }

  private var filter: PageFilter {
    let groups = versionsOfEachKind.map { NextStepGroup($0.newestVersion.nextStep()) }
    let lists = EvidenceAdvice.byUrgency.count { !kindsInNoLedger(with: $0).isEmpty }
    var counts = NextStepGroup.allCases.compactMap { group -> PageFilter.PropertyButton? in
      let count = groups.count { $0 == group }
      let words = group.filterButtonWords(kindCount: count) ?? "other"
      return count == 0
        ? nil
        : PageFilter.PropertyButton(
          group.id,
          "\(count.grouped) \(words)",
          colorClass: group.colorClass
        )
    }
    if lists > 0 {
      let words = "\(lists.counted("list")) of kinds not counted"
      counts.append(PageFilter.PropertyButton("uncounted", words))
    }
    return PageFilter(counts, label: "Find by kind or text", entryCount: groups.count + lists)
  }

  private func card(_ versions: EvidenceVersionsOfKind, in group: NextStepGroup) -> Markup {
    let one = versions.newestVersion
    let next = one.nextStep()
    let advice = one.advice == .rollBack && next != .rollBack ? "\(one.advice.words): " : ""
    let step = "\(one.advice.sign) \(advice)\(next.words)"
    let count = versions.olderVersions.count
    let older: Markup =
      count == 0
      ? ""
      : """
      <details><summary>\(count.counted("older version"))</summary>
      \(versions.olderVersions.map(olderVersionMarkup).joined())</details>
      """
    return """
      <article class="proof" \
      \(PageFilter.entryAttributes([group.id], isKeyboardStop: group == .rollBackOrFix))>
      <div class="titles"><h3><bdi>\(one.key.kind.rawValue.shortened)</bdi></h3>\
      <span class="chip \(one.advice.colorClass)">\(step)</span></div>
      \(versionLine(of: one))\(differenceSummary(of: one))\(progressBarToAdvance(of: one))\
      <details><summary>How is this proved?</summary>
      \(proofMarkup(of: one))</details>\(older)
      </article>

      """
  }

  /// Returns the numbers of differences and comparisons, and the first place that differs; or that
  /// nothing was compared.
  private func differenceSummary(of one: Evidence) -> Markup {
    let counts = one.counts
    guard counts.comparisons > 0 else { return "<p>Nothing was compared under this version</p>\n" }
    let place: Markup =
      one.firstDifference.map { ", first at <code>\($0.text.shortened)</code>" } ?? ""
    return """
      <p>\(counts.differences.grouped) of \(counts.comparisons.grouped) comparisons differ\
      \(place)</p>

      """
  }

  private func versionLine(of one: Evidence) -> Markup {
    let stages = Stage.allCases.filter(one.stages.contains).map(\.rawValue)
    let restart = one.restartCount > 0 ? " · restart \(one.restartCount)" : ""
    let stage = stages.isEmpty ? "–" : stages.joined(separator: ", ")
    let flagVersion = one.key.flagVersion
    let flag: Markup = flagVersion.isEmpty ? "" : "flag \(flagVersion.shortened) · "
    let appVersion = one.key.appVersion
    let app: Markup = appVersion.isEmpty ? "" : "app \(appVersion.shortened) · "
    return """
      <p class="versions">\(flag)\(app)stage \(stage)\(restart)</p>

      """
  }

  private func olderVersionMarkup(_ one: Evidence) -> Markup {
    "<div class=\"older\">\(versionLine(of: one))\(differenceSummary(of: one))\(proofMarkup(of: one))</div>\n"
  }

  /// Returns the figures and the sentence that prove the advice or say what a proof still needs,
  /// and whether the legacy code can be deleted.
  private func proofMarkup(of one: Evidence) -> Markup {
    var figures = Self.namedValueMarkup("Comparisons", one.counts.comparisons.grouped)
    figures += Self.namedValueMarkup("Differences", one.counts.differences.grouped)
    if let proof = one.adviceProof {
      figures += Self.namedValueMarkup("E", proof.logEValue.antilogarithmText)
    }
    if one.responses.hashKeyName != nil {
      let about = one.responses.isDistinctCountEstimated ? "about " : ""
      figures += Self.namedValueMarkup(
        "Different responses",
        about + one.responses.distinctCount.grouped
      )
    }
    if one.installations.installationCount > 1 {
      figures += Self.namedValueMarkup("Installations", one.installations.installationCount.grouped)
    }
    if one.trippedRunCount > 0 {
      figures += Self.namedValueMarkup("Tripped runs", one.trippedRunCount.grouped)
    }
    if one.counts.skipped > 0 {
      figures += Self.namedValueMarkup("Skipped", one.counts.skipped.grouped)
    }
    if one.counts.ignored > 0 {
      figures += Self.namedValueMarkup("Ignored", one.counts.ignored.grouped)
    }
    if showsTimes {
      figures += Self.namedValueMarkup("Legacy side, median", medianText(of: one.latency.legacy))
      figures += Self.namedValueMarkup("State side, median", medianText(of: one.latency.state))
    }
    return """
      <dl class="figures">\(figures)</dl>
      <p><bdi>\(one.explanation.shortened)</bdi></p>
      <dl><dt>Legacy code</dt><dd>\(one.legacyCode.isDeletable ? "✓ delete" : "keep"): \
      <bdi>\(one.legacyCode.reason.shortened)</bdi></dd></dl>

      """
  }

  private static func cardOfKindsInNoLedger(
    _ kinds: [ContentKind],
    _ advice: EvidenceAdvice
  ) -> Markup {
    guard !kinds.isEmpty else { return Markup() }
    let names = kinds.map { kind -> Markup in "<li><bdi>\(kind.rawValue.shortened)</bdi></li>\n" }
    return """
      <article class="proof" \(PageFilter.entryAttributes(["uncounted"]))>
      <div class="titles"><h3>Not counted</h3>\
      <span class="chip \(advice.colorClass)">\(advice.sign) \(advice.words)</span></div>
      <p>\(advice.explanationForKindInNoLedger)</p>
      <ul class="kinds">
      \(names.joined())</ul>
      </article>

      """
  }

  private static func namedValueMarkup(_ name: String, _ value: String) -> Markup {
    "<div><dt>\(name)</dt><dd>\(value)</dd></div>"
  }

  /// Returns a bar that shows how many of the comparisons for an advance were made.
  ///
  /// There is no bar if more comparisons alone do not lead to an advance
  /// (``Evidence/comparisonsToAdvance`` is `nil`).
  private func progressBarToAdvance(of one: Evidence) -> Markup {
    guard let more = one.comparisonsToAdvance else { return Markup() }
    let count = one.counts.comparisons
    return """
      <progress max="\(count + more)" value="\(count)" aria-label="Comparisons on the way to \
      advance">\(count) of \(count + more)</progress>

      """
  }
}

extension EvidenceAdvice {
  fileprivate var colorClass: String {
    switch self {
    case .rollBack, .investigate: "bad"
    case .advance, .delete, .done: "good"
    case .hold, .turnOn, .write, .keepLegacy: ""
    }
  }
}
