import Bridge
import Parity
import ScreenDocument
import ScreenDump

extension CompareReport {
  /// Returns the results as an HTML page, mismatches first; `nil` for other formats.
  func document(in format: DumpFormat) -> String? {
    format == .html ? page.text : nil
  }

  private var page: HTMLPage {
    var sketcher = ContentSketcher()
    var anchors = UniqueCardAnchors()
    var parts: [(id: String, name: String)] = []
    let hasSectionWithReasons = screens.contains { screen in
      screen.results.contains { $0.outcome.pageSectionID == "rest" }
    }
    var main = HTMLUncheckedReasons.markup(
      of: unreadableScreens.sentences
        + (verdict == .nothingChecked && !hasSectionWithReasons ? uncheckedSentences : [])
    )
    for (id, name, isOpen) in Self.pageSections {
      let cards = cardsMarkup(inSection: id, isOpen: isOpen, &sketcher, &anchors)
      guard !cards.isEmpty else { continue }
      parts.append((id: id, name: name))
      main += """
        <section id="\(id)" aria-labelledby="\(id)-title">
        <h2 id="\(id)-title">\(name)</h2>
        \(id == "rest" ? HTMLUncheckedReasons.markup(of: uncheckedSentences) : "")<div class="cards">
        \(cards)</div>
        </section>

        """
    }
    if parts.isEmpty { main += "<p class=\"nothing\">Nothing to compare.</p>\n" }
    if !diagnostics.isEmpty { parts.append((id: "diagnostics", name: "Diagnostics")) }
    main += DiagnosticsSection.markup(of: diagnostics)
    return HTMLPage(
      heading: PageHeading(
        title: headline,
        subject: screenCount <= 3
          ? (screens.map(\.name) + unreadableScreens.map(\.name)).joined(separator: ", ")
          : "\(screenCount) screens",
        command: "compare",
        overview: chipList
      ),
      parts: parts,
      main: main,
      additionalStyle: PageStyle.sketch + PageStyle.cards + PageStyle.differenceGroups
        + sketcher.rules.css,
      filter: filter
    )
  }

  /// The sections of the page, each with its HTML id, its title, and whether it starts unfolded.
  private static let pageSections = [
    ("differ", "Different", true),
    ("ignored", "Different, but ignored by a rule", false),
    ("rest", "Not compared", false),
    ("matched", "The same on both sides", false),
  ]

  /// The reasons why contents of each screen were not compared.
  private var uncheckedSentences: [String] {
    screens.flatMap { screen in
      screen.unchecked.sentences.map { screenCount == 1 ? $0 : "\(screen.name): \($0)" }
    }
  }

  private var outcomeCounts: [(ComparisonOutcome, Int)] {
    ComparisonOutcome.allCases.map { ($0, count(of: $0)) }.filter { $0.1 > 0 }
  }

  /// The result in one sentence.
  private var headline: String {
    let differences = count(of: .mismatched) + count(of: .candidateError)
    let compared = differences + count(of: .matched) + count(of: .ignored)
    if differences > 0 {
      let verb = differences == 1 ? "differs" : "differ"
      return "\(differences.grouped) of \(compared.grouped) comparisons \(verb)"
    }
    if undeclaredFeedCount > 0 {
      return "A handler listens to another handler, and no 'feeding:' declares it"
    }
    if compared > 0, verdict == .nothingChecked {
      return "Nothing was compared on \(screensWithNothingCompared)"
    }
    if compared > 0 {
      return "No difference in \(compared.counted("comparison"))"
    }
    return verdict == .everythingMoved
      ? "Everything has moved: no legacy side is left" : "Nothing was compared"
  }

  /// The number of screens on which nothing was compared: `1 of 2 screens`.
  private var screensWithNothingCompared: String {
    "\(uncomparedScreenCount.grouped) of \(screenCount.grouped) screens"
  }

  private var chipList: Markup {
    var chips = Markup()
    if uncomparedScreenCount > 0 {
      let place = screenCount == 1 ? "" : " on \(screensWithNothingCompared)"
      chips += "<li class=\"chip warn\">– Nothing compared\(place)</li>"
    }
    return "<ul class=\"chips\">\(chips)\(filter.buttonListItems)</ul>"
  }

  private var filter: PageFilter {
    PageFilter(
      outcomeCounts.map { outcome, count in
        let look = outcome.signAndColorClass
        return PageFilter.PropertyButton(
          outcome.rawValue,
          "\(look.sign) \(count.grouped) \(outcome.wordsOnPage)",
          colorClass: look.colorClass
        )
      },
      label: "Find by id, kind, or text",
      entryCount: screens.reduce(0) { $0 + $1.results.count }
    )
  }

  private func cardsMarkup(
    inSection part: String,
    isOpen: Bool,
    _ sketcher: inout ContentSketcher,
    _ anchors: inout UniqueCardAnchors
  ) -> Markup {
    var markup = Markup()
    for group in DifferenceGroup.groups(of: screens, where: { $0.outcome.pageSectionID == part }) {
      var cards: [Markup] = []
      for (index, one) in group.results.enumerated() {
        let card = makeCard(of: one, showsOnlyDifferingValues: index > 0, &anchors)
        cards.append(card.markup(isOpen: isOpen && index == 0, with: &sketcher))
      }
      guard let heading = group.heading, let first = cards.first else {
        markup += cards.joined()
        continue
      }
      let rest = cards.count - 1
      let more: Markup =
        rest == 0
        ? ""
        : """
        <details class="more"><summary>\(rest.grouped) more</summary><div class="cards">
        \(cards.dropFirst().joined())</div></details>

        """
      markup += """
        <div class="group-of-entries"><h3 class="same"><bdi>\(heading.shortened)</bdi></h3>
        \(first)\(more)</div>

        """
    }
    return markup
  }

  private func makeCard(
    of one: DifferenceGroup.GroupedResult,
    showsOnlyDifferingValues: Bool,
    _ anchors: inout UniqueCardAnchors
  ) -> ComparedCard {
    let screenPrefix = screens.count > 1 ? "\(one.screenIndex + 1)-" : ""
    let name = screens[one.screenIndex].name
    return ComparedCard(
      anchor: anchors.nextAnchor(for: Slug(screenPrefix + one.result.id.rawValue)),
      result: one.result,
      outputs: one.outputs,
      uncheckedReason: one.uncheckedReason,
      showsOnlyDifferingValues: showsOnlyDifferingValues,
      screenName: screenCount > 1 ? name : nil,
      showsTimes: showsTimes,
      smallestExamplePath: minimalScreens?[one.result, in: name]?.file.path
    )
  }
}

extension ComparisonOutcome {
  /// The HTML id of the page's section that has the results with this outcome.
  fileprivate var pageSectionID: String {
    switch self {
    case .mismatched, .candidateError: "differ"
    case .ignored: "ignored"
    case .skipped, .sampledOut, .oneSided: "rest"
    case .matched: "matched"
    }
  }

  /// The outcome's sign, and the class of its colour.
  var signAndColorClass: (sign: String, colorClass: String) {
    switch self {
    case .matched: ("✓", "good")
    case .mismatched: ("✗", "bad")
    case .candidateError: ("⚠", "bad")
    case .ignored: ("≈", "warn")
    case .skipped, .sampledOut: ("–", "")
    case .oneSided: ("◐", "")
    }
  }
}
