import LegacyRx
import ScreenDocument
public import ScreenDump

extension WiringReport {
  /// Returns the graph as a page, or in a graph language.
  ///
  /// - Returns: The document; `nil` for text and JSON.
  public func document(in format: DumpFormat) -> String? {
    switch format {
    case .html: page.text
    case .dot: dot
    case .mermaid: mermaid
    case .text, .json: nil
    }
  }

  private var page: HTMLPage {
    var parts = [(id: "findings", name: "Findings")]
    var main = findingsPart
    if steps.count > 1 {
      parts.append((id: "steps", name: "Active nodes"))
      main += stepsPart
    }
    if groups.count > 1 {
      parts.append((id: "overview", name: "Overview"))
      main += Self.section("Overview", id: "overview", overview.svg)
    }
    for (index, (group, panel)) in panels.enumerated() {
      let content = contents.first { $0.id.rawValue == group }
      let what = [content?.kind.rawValue, content?.stage].compactMap(\.self)
      let title = ([panel.title] + what).joined(separator: " · ")
      if index == 0 { parts.append((id: "group-0", name: "Pipelines")) }
      main += Self.section(title, id: "group-\(index)", panel.svg)
    }
    if !diagnostics.isEmpty { parts.append((id: "diagnostics", name: "Diagnostics")) }
    main += DiagnosticsPart.markup(of: diagnostics)
    return HTMLPage(
      heading: PageHeading(
        title: answer,
        subject: name,
        command: "wiring",
        lead: lead
      ),
      parts: parts,
      main: main,
      style: PageStyle.wiring
    )
  }

  /// What was found, in one sentence.
  private var answer: String {
    let nodes = Self.counted(graph.nodes.count(where: \.isAlive), "node") + " active"
    let faults = findings.count(where: \.isFault)
    if showsDifference { return "A handler listens to another one, undeclared; \(nodes)" }
    if faults > 0 { return "\(Self.counted(faults, "fault")), \(nodes)" }
    return findings.isEmpty
      ? "Nothing is wrong, \(nodes)"
      : "\(Self.counted(findings.count, "place")) to look at, \(nodes)"
  }

  private var lead: Markup {
    var chips = Markup()
    for count in roleCounts {
      chips += "<li class=\"chip\">\(count)</li>"
    }
    chips += "<li class=\"chip\">\(graph.nodes.count(where: \.isAlive)) alive</li>"
    return """
      <ul class="chips">\(chips)</ul>
      <p class="legend">Rounded boxes emit events, square boxes pass them on, pointed boxes listen. A solid \
      line is a subscription, with the number of its events. A dotted line leads from an event to one that it \
      caused. A dotted border means that the box has ended, a dashed one that it belongs to another group. A red \
      box stands for pipelines that are not recorded.</p>
      """
  }

  private var findingsPart: Markup {
    var list = Markup()
    for finding in findings {
      let sentence = finding.sentence(in: graph).bounded
      list +=
        finding.isFault
        ? "<li><span class=\"chip bad\">✗ fault</span> <bdi>\(sentence)</bdi></li>\n"
        : "<li><span class=\"chip warn\">! look</span> <bdi>\(sentence)</bdi></li>\n"
    }
    if list.isEmpty { list = "<li>No findings.</li>\n" }
    return """
      <section id="findings" aria-labelledby="findings-title">
      <h2 id="findings-title">Findings</h2>
      <ul class="diagnostics">
      \(list)</ul>
      </section>

      """
  }

  private var stepsPart: Markup {
    var rows = Markup()
    let most = Double(max(steps.map(\.nodes).max() ?? 1, 1))
    for step in steps {
      let name = step.completed.map { "+ \($0.rawValue)" } ?? "all off"
      let width = String(Int((Double(step.nodes) / most * 200).rounded()))
      rows += """
        <tr><th scope="row">\(name)</th><td>\(String(step.nodes))</td>\
        <td>\(String(step.listeners))</td><td>\(String(step.ways))</td>\
        <td><svg class="bar" width="200" height="12" aria-hidden="true">\
        <rect width="\(width)" height="12" rx="2"/></svg></td></tr>

        """
    }
    return """
      <section id="steps" aria-labelledby="steps-title">
      <h2 id="steps-title">Active nodes as kinds move to complete</h2>
      <div class="scroll" tabindex="0" role="region" aria-label="Pipelines that stay active">
      <table class="steps"><thead><tr><th scope="col">moved</th><th scope="col">nodes</th>\
      <th scope="col">listeners</th><th scope="col">ways</th><td></td></tr></thead>
      <tbody>
      \(rows)</tbody></table></div>
      </section>

      """
  }

  private static func section(_ title: String, id: String, _ picture: Markup) -> Markup {
    """
    <section id="\(id)" aria-labelledby="\(id)-title">
    <h2 id="\(id)-title"><bdi>\(title.bounded)</bdi></h2>
    <div class="scroll" tabindex="0" role="region" aria-labelledby="\(id)-title">
    \(picture)</div>
    </section>

    """
  }
}
