import LegacyRx
import Parity
import ScreenDocument
public import ScreenDump

extension WiringReport {
  /// Returns the report as an HTML page, or the graph in DOT or Mermaid.
  ///
  /// - Returns: The document; `nil` for every other format.
  public func document(in format: DumpFormat) -> String? {
    switch format {
    case .html: page.text
    case .dot: dot
    case .mermaid: mermaid
    default: nil
    }
  }

  private var page: HTMLPage {
    let pictures = self.pictures
    let findingsSection = WiringFindingsSection(self, pictures)
    let filter = pageFilter(findingsSection, pictures)
    var parts = [(id: "findings", name: "Findings")]
    var main = findingsSection.markup
    if nodeCountsOfMigrationSteps.count > 1 {
      parts.append((id: "steps", name: "Active nodes"))
      main += nodeCountsOfMigrationStepsSection
    }
    if pictures.count > 1 {
      parts.append((id: "overview", name: "Overview"))
      main += """
        <section id="overview" class="overview" aria-labelledby="overview-title">
        <h2 id="overview-title">Overview</h2>
        <p class="enlarge">Tap the picture to enlarge it.</p>
        <div class="scroll" tabindex="0" role="region" aria-labelledby="overview-title">
        \(overview(of: pictures).svg(.rightward))</div>
        </section>

        """
    }
    if !pictures.isEmpty {
      parts.append((id: "pipelines", name: "Pipelines"))
      main += """
        <section id="pipelines" aria-labelledby="pipelines-title">
        <h2 id="pipelines-title">Pipelines</h2>
        <div class="pictures">
        \(pictures.enumerated().map { pictureSection($0.element, at: $0.offset) }.joined())</div>
        </section>

        """
    }
    if !diagnostics.isEmpty { parts.append((id: "diagnostics", name: "Diagnostics")) }
    main += DiagnosticsSection.markup(of: diagnostics)
    return HTMLPage(
      heading: PageHeading(
        title: headline(findingsSection),
        subject: name,
        command: "wiring",
        overview: chipsAndLegend(filter)
      ),
      parts: parts,
      main: main,
      additionalStyle: PageStyle.wiring,
      filter: filter
    )
  }

  /// Returns the page's title: what is most important, and the number of active nodes.
  ///
  /// Most important is that any handler listens to another one undeclared; the title does not name
  /// it. Otherwise, it is the number of groups of faults; without faults, the number of groups of
  /// findings; without findings, that nothing is wrong.
  private func headline(_ findingsSection: WiringFindingsSection) -> String {
    let nodes = graph.nodes.count(where: \.isAlive).counted("node") + " active"
    if foundDifference {
      return "A handler listens to another handler, and no 'feeding:' declares it; \(nodes)"
    }
    if findingsSection.faultGroupCount > 0 {
      return "\(findingsSection.faultGroupCount.counted("fault")), \(nodes)"
    }
    return findingsSection.groupCount == 0
      ? "Nothing is wrong, \(nodes)"
      : "\(findingsSection.groupCount.counted("place")) to look at, \(nodes)"
  }

  private func pageFilter(
    _ findingsSection: WiringFindingsSection,
    _ pictures: [SharedGroupPicture]
  ) -> PageFilter {
    let (faults, looks) = (
      findingsSection.faultGroupCount, findingsSection.groupCount - findingsSection.faultGroupCount
    )
    let stages = pictures.map(stageNamesOfContents(in:))
    let countsAndButtonsOfStages = Stage.allCases.map { stage in
      let count = stages.count { $0.contains(stage.rawValue) }
      return (
        count, PageFilter.PropertyButton(stage.rawValue, "\(count.grouped) on \(stage.rawValue)")
      )
    }
    let counts =
      [
        (
          faults,
          PageFilter.PropertyButton("fault", "✗ \(faults.counted("fault"))", colorClass: "bad")
        ),
        (
          looks,
          PageFilter.PropertyButton("look", "! \(looks.grouped) to look at", colorClass: "warn")
        ),
        (
          pictures.count,
          PageFilter.PropertyButton("picture", pictures.count.counted("picture"))
        ),
      ] + countsAndButtonsOfStages
    return PageFilter(
      counts.filter { $0.0 > 0 }.map(\.1),
      label: "Find by content, operator, or place in the source",
      entryCount: findingsSection.groupCount + pictures.count
    )
  }

  /// The stages of a picture's contents, each once.
  private func stageNamesOfContents(in picture: SharedGroupPicture) -> [String] {
    let stages = Set(picture.contents.compactMap(\.stage))
    return Stage.allCases.map(\.rawValue).filter(stages.contains)
  }

  private func chipsAndLegend(_ filter: PageFilter) -> Markup {
    var chips = filter.buttonListItems
    for count in roleCountTexts {
      chips += "<li class=\"chip\">\(count)</li>"
    }
    chips += "<li class=\"chip\">\(graph.nodes.count(where: \.isAlive)) active</li>"
    return """
      <ul class="chips">\(chips)</ul>
      <p class="legend">Rounded boxes emit events, square boxes pass them on, pointed boxes listen. A solid \
      line is a subscription, with the number of its events. A dotted line leads from an event to one that it \
      caused. A dotted border means that the box has ended, a dashed one that it belongs to another group. A red \
      box stands for pipelines that are not recorded.</p>
      """
  }

  private func pictureSection(_ picture: SharedGroupPicture, at index: Int) -> Markup {
    let kind =
      picture.groups.count == 1 ? picture.contents.first.map { [$0.kind.rawValue] } ?? [] : []
    let stages = stageNamesOfContents(in: picture)
    let title = ([title(of: picture)] + kind + stages).joined(separator: " · ")
    let names = picture.groups.compactMap(\.self).prefix(Self.maximumNamedGroups)
      .joined(separator: ", ")
    let rest = picture.groups.count - Self.maximumNamedGroups
    let others: Markup =
      picture.groups.count == 1
      ? ""
      : """
      <p class="nothing">The pipelines of these contents look equal: <bdi>\(names.shortened)</bdi>\
      \(rest > 0 ? " and \(rest.grouped) more" : "")</p>

      """
    let id = "group-\(index)"
    return """
      <section id="\(id)" class="panel" aria-labelledby="\(id)-title" \(PageFilter.entryAttributes(["picture"] + stages))>
      <h3 id="\(id)-title"><bdi>\(title.shortened)</bdi></h3>
      \(others)<div class="scroll" tabindex="0" role="region" aria-labelledby="\(id)-title">
      \(picture.diagramOfFirstGroup.svg(.downward))</div>
      </section>

      """
  }

  /// The maximum number of names above a picture of several groups.
  private static let maximumNamedGroups = 100

  private var nodeCountsOfMigrationStepsSection: Markup {
    var rows = Markup()
    let most = Double(max(nodeCountsOfMigrationSteps.map(\.activeNodeCount).max() ?? 1, 1))
    for step in nodeCountsOfMigrationSteps {
      let name = step.kindMovedToComplete.map { "+ \($0.rawValue)" } ?? "all off"
      let here: Markup = step.isCurrent ? " <b class=\"here\">you are here</b>" : ""
      let row: Markup = step.isCurrent ? "<tr class=\"now\">" : "<tr>"
      let width = String(Int((Double(step.activeNodeCount) / most * 200).rounded()))
      rows += """
        \(row)<th scope="row">\(name)\(here)</th><td>\(String(step.activeNodeCount))</td>\
        <td>\(String(step.activeListenerCount))</td><td>\(String(step.activeConnectionCount))</td>\
        <td><svg class="bar" width="200" height="12" aria-hidden="true">\
        <rect width="\(width)" height="12" rx="2"/></svg></td></tr>

        """
    }
    return """
      <section id="steps" aria-labelledby="steps-title">
      <h2 id="steps-title">Active nodes as kinds move to complete</h2>
      <div class="scroll" tabindex="0" role="region" aria-label="Pipelines that stay active">
      <table class="steps"><thead><tr><th scope="col">moved</th><th scope="col">nodes</th>\
      <th scope="col">listeners</th><th scope="col">connections</th><td></td></tr></thead>
      <tbody>
      \(rows)</tbody></table></div>
      </section>

      """
  }
}
