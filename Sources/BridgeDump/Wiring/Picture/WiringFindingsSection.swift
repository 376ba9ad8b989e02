import LegacyRx
import ScreenDump

/// The section of a page with the findings of a graph, faults first.
///
/// Findings of one kind, with the same number of listeners or subscriptions, are one group if their
/// first nodes have the same source line. A finding whose first node has no source line is a group
/// of its own.
///
/// The first 50 nodes of a group are listed, each as a link to its box in a picture if it has one.
struct WiringFindingsSection {
  private struct GroupKey: Hashable {
    /// The source line of the first node; without one, the node's title.
    let fileAndLineOrTitle: String
    /// The nodes of a finding whose first node has no source line; otherwise empty.
    let nodesIfWithoutLine: [Int]
    let findingName: String
    let listenerOrSubscriptionCount: Int?
  }

  /// The maximum number of links for one group.
  private static let maximumLinksPerGroup = 50

  private let groups: [(key: GroupKey, findings: [WiringFinding])]
  private let graph: WiringGraph
  private let boxIDByNode: [Int: String]

  init(_ report: WiringReport, _ pictures: [SharedGroupPicture]) {
    graph = report.graph
    boxIDByNode = pictures.reduce(into: [:]) { $0.merge($1.boxIDByNode) { first, _ in first } }
    var groups: [(key: GroupKey, findings: [WiringFinding])] = []
    var indexByKey: [GroupKey: Int] = [:]
    for finding in report.findings {
      let node = finding.nodes.first.map { report.graph.nodes[$0] }
      let key = GroupKey(
        fileAndLineOrTitle: node?.fileAndLine ?? node?.title ?? "",
        nodesIfWithoutLine: node?.fileAndLine == nil ? finding.nodes : [],
        findingName: finding.jsonName,
        listenerOrSubscriptionCount: finding.listenerOrSubscriptionCount
      )
      if let index = indexByKey[key] {
        groups[index].findings.append(finding)
      } else {
        indexByKey[key] = groups.count
        groups.append((key, [finding]))
      }
    }
    self.groups =
      groups.filter { $0.findings[0].isFault } + groups.filter { !$0.findings[0].isFault }
  }

  /// The number of groups.
  var groupCount: Int { groups.count }
  /// The number of groups of faults.
  var faultGroupCount: Int { groups.count { $0.findings[0].isFault } }

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

  private func listItem(_ key: GroupKey, _ findings: [WiringFinding]) -> Markup {
    let isFault = findings[0].isFault
    let chip: Markup =
      isFault
      ? "<span class=\"chip bad\">✗ fault</span>" : "<span class=\"chip warn\">! look</span>"
    let times = findings.count > 1 ? "\(findings.count.grouped) × " : ""
    var links = Markup()
    for node in findings.flatMap(\.nodes).prefix(Self.maximumLinksPerGroup) {
      links += link(toNode: node)
    }
    let rest = findings.flatMap(\.nodes).count - Self.maximumLinksPerGroup
    if rest > 0 { links += "<span>and \(rest.grouped) more</span>" }
    return """
      <li \(PageFilter.entryAttributes([isFault ? "fault" : "look"], isKeyboardStop: true))>\
      \(chip) \
      <b><bdi>\(times)\(key.fileAndLineOrTitle.shortened)</bdi></b>
      <p><bdi>\(findings[0].sentence(in: graph).shortened)</bdi></p>
      <p class="nodes">\(links)</p></li>

      """
  }

  private func link(toNode id: Int) -> Markup {
    let node = graph.nodes[id]
    let text = "\(node.title) #\(id)" + (node.group.map { " of \($0)" } ?? "")
    guard let boxID = boxIDByNode[id] else { return "<span><bdi>\(text.shortened)</bdi></span> " }
    return "<a href=\"#\(boxID)\"><bdi>\(text.shortened)</bdi></a> "
  }
}
