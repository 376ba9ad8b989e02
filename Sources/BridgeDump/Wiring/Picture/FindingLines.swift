import LegacyRx
import ScreenDump

/// The findings of a graph, grouped by kind of finding and source line, faults first.
///
/// The first 50 nodes of a group are listed, each as a link to its box in a picture if it has one.
struct FindingLines {
  private struct Line: Hashable {
    let place: String
    let name: String
  }

  /// The maximum number of links for one group.
  private static let linkLimit = 50

  private let groups: [(line: Line, findings: [WiringFinding])]
  private let graph: WiringGraph
  private let anchors: [Int: String]

  init(_ report: WiringReport, _ pictures: [WiringPicture]) {
    graph = report.graph
    anchors = pictures.reduce(into: [:]) { $0.merge($1.anchors) { first, _ in first } }
    var groups: [(line: Line, findings: [WiringFinding])] = []
    var indices: [Line: Int] = [:]
    for finding in report.findings {
      let node = finding.nodes.first.map { report.graph.nodes[$0] }
      let line = Line(place: node?.shortPlace ?? node?.title ?? "", name: finding.name)
      if let index = indices[line] {
        groups[index].findings.append(finding)
      } else {
        indices[line] = groups.count
        groups.append((line, [finding]))
      }
    }
    self.groups =
      groups.filter { $0.findings[0].isFault } + groups.filter { !$0.findings[0].isFault }
  }

  /// The number of groups.
  var count: Int { groups.count }
  /// The number of groups of faults.
  var faultCount: Int { groups.count { $0.findings[0].isFault } }

  /// The section of the page that lists the findings.
  var markup: Markup {
    var list = groups.map(listItem).joined()
    if list.isEmpty { list = "<li>No findings.</li>\n" }
    return """
      <section id="findings" aria-labelledby="findings-title">
      <h2 id="findings-title">Findings</h2>
      <ul class="diagnostics">
      \(list)</ul>
      </section>

      """
  }

  private func listItem(_ line: Line, _ findings: [WiringFinding]) -> Markup {
    let isFault = findings[0].isFault
    let chip: Markup =
      isFault
      ? "<span class=\"chip bad\">✗ fault</span>" : "<span class=\"chip warn\">! look</span>"
    let times = findings.count > 1 ? "\(findings.count.grouped) × " : ""
    var links = Markup()
    for node in findings.flatMap(\.nodes).prefix(Self.linkLimit) { links += link(to: node) }
    let rest = findings.flatMap(\.nodes).count - Self.linkLimit
    if rest > 0 { links += "<span>and \(rest.grouped) more</span>" }
    return """
      <li \(PageFilter.tags([isFault ? "fault" : "look"], differs: true))>\(chip) \
      <b><bdi>\(times)\(line.place.bounded)</bdi></b>
      <p><bdi>\(findings[0].sentence(in: graph).bounded)</bdi></p>
      <p class="nodes">\(links)</p></li>

      """
  }

  private func link(to id: Int) -> Markup {
    let node = graph.nodes[id]
    let text = "\(node.title) #\(id)" + (node.group.map { " of \($0)" } ?? "")
    guard let anchor = anchors[id] else { return "<span><bdi>\(text.bounded)</bdi></span> " }
    return "<a href=\"#\(anchor)\"><bdi>\(text.bounded)</bdi></a> "
  }
}
