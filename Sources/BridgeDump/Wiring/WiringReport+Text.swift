import Bridge
import LegacyRx
import ScreenDocument
public import ScreenDump
import TopScreen

extension WiringReport {
  /// Returns the number of nodes of each role, the chains of every group, the findings, and the
  /// numbers of active nodes as kinds move to `complete`.
  ///
  /// - Parameter style: The layout and colours.
  /// - Returns: Lines, each with its line feed.
  public func text(_ style: TextStyle) -> String {
    header(style) + chainList(style) + findingList(style) + nodeCountsOfMigrationStepsTable(style)
  }

  private func header(_ style: TextStyle) -> String {
    let counts = roleCountTexts
    let active = "\(graph.nodes.count(where: \.isAlive)) active"
    let title = style.painted("wiring of \(name.terminalSafe)", .bold)
    return title + style.painted(" · " + (counts + [active]).joined(separator: " · "), .dim) + "\n"
  }

  /// Returns the chains, the causes and the unconnected nodes of every group.
  ///
  /// - Complexity: O(nodes + edges).
  private func chainList(_ style: TextStyle) -> String {
    let numberedIDs = graph.idsOfNumberedNodesInChains
    let chains = Dictionary(grouping: graph.unbranchedChains) { $0.nodes.last?.group }
    let causes = Dictionary(grouping: graph.edges.filter { $0.kind == .cause }) {
      graph.nodes[$0.source].group
    }
    let isConnected = Set(graph.edges.flatMap { [$0.source, $0.target] })
    let alone = graph.nodes.filter { !isConnected.contains($0.id) }
    let unheard = Dictionary(grouping: alone, by: \.group)
    let contents = Dictionary(contentsAndSides.map { ($0.id.rawValue, $0) }) { first, _ in first }
    return distinctGroups.map { group in
      var lines = (chains[group] ?? []).map { Self.chainLine($0, numberedIDs, style) }
      lines += Dictionary(grouping: causes[group] ?? [], by: \.source).sorted { $0.key < $1.key }
        .map { causedNodesLine(from: graph.nodes[$0.key], $0.value, style) }
      lines += (unheard[group] ?? []).map { node in
        node.role == .opaque
          ? "  \(node.text(numbered: false).terminalSafe)\n"
          : Self.indentedLine(node.text(numbered: true), "no listener", style)
      }
      guard !lines.isEmpty else { return "" }
      let content = group.flatMap { contents[$0] }
      return "\n" + Self.groupHeading(of: group, content, style) + lines.joined()
    }
    .joined()
  }

  private static func groupHeading(
    of group: String?,
    _ content: ContentAndSide?,
    _ style: TextStyle
  ) -> String {
    guard let group else {
      return style.painted("shared", .bold) + style.painted(" by all contents", .dim) + "\n"
    }
    let what = content.map { content in
      " · " + [content.kind.rawValue, content.stage].compactMap(\.self).joined(separator: " · ")
    }
    let title = style.painted(group.terminalSafe, .bold)
    return title + style.painted((what ?? "").terminalSafe, .dim) + "\n"
  }

  private static func chainLine(
    _ chain: UnbranchedChain,
    _ numberedIDs: Set<Int>,
    _ style: TextStyle
  ) -> String {
    let names = chain.nodes.map { $0.text(numbered: numberedIDs.contains($0.id)) }
    let isActive = chain.lastSubscription.activeSubscriptionCount > 0
    let detail = chain.lastSubscription.eventCount.counted("event") + (isActive ? "" : ", ended")
    return indentedLine(names.joined(separator: " → "), detail, style)
  }

  private func causedNodesLine(
    from node: WiringNode,
    _ causes: [WiringEdge],
    _ style: TextStyle
  ) -> String {
    let targets = causes.map { graph.nodes[$0.target] }
    let groups = Set(targets.map(\.group))
    let named =
      targets.count <= 3
      ? targets.map { $0.text(numbered: true) }.joined(separator: ", ")
      : targets.count.counted("emitter") + " of " + groups.count.counted("content")
    let events = causes.reduce(0) { $0 + $1.eventCount }
    let text = "\(node.text(numbered: true)) ⇢ \(named)"
    return Self.indentedLine(text, events.counted("event"), style)
  }

  private static func indentedLine(_ text: String, _ detail: String, _ style: TextStyle) -> String {
    let plain = "\(text) · \(detail)".terminalSafe
    guard let width = style.width, plain.columns + 2 > width else {
      return "  \(text.terminalSafe)\(style.painted(" · \(detail)", .dim))\n"
    }
    return wrapped(plain, sign: "", width)
  }

  /// Returns a text in indented lines of at most `width` columns; the first line begins with the
  /// sign.
  private static func wrapped(_ text: String, sign: String, _ width: Int) -> String {
    text.wrapped(toColumns: width - 6).enumerated().map { index, line in
      (index == 0 ? "  \(sign)" : "      ") + line + "\n"
    }
    .joined()
  }

  private func findingList(_ style: TextStyle) -> String {
    guard !findings.isEmpty else {
      guard !foundDifference else { return "" }
      return "\n\(style.painted("✓", .green)) no findings\n"
    }
    var text = "\n" + style.painted("findings", .bold) + "\n"
    for finding in findings {
      let paint = finding.isFault ? TextPaint.red : .yellow
      let sign = style.painted(finding.isFault ? "✗" : "!", paint) + " "
      let sentence = finding.sentence(in: graph).terminalSafe
      text += style.width.map { Self.wrapped(sentence, sign: sign, $0) } ?? "  \(sign)\(sentence)\n"
    }
    return text
  }

  private func nodeCountsOfMigrationStepsTable(_ style: TextStyle) -> String {
    guard nodeCountsOfMigrationSteps.count > 1 else { return "" }
    var table = TextTable()
    for (index, step) in nodeCountsOfMigrationSteps.enumerated() {
      let name = step.kindMovedToComplete.map { (index > 0 ? "+ " : "") + $0.rawValue } ?? "all off"
      table.append([
        TextCell(name),
        TextCell(step.activeNodeCount.counted("node"), isRightAligned: true),
        TextCell(step.activeListenerCount.counted("listener"), isRightAligned: true),
        TextCell(step.activeConnectionCount.counted("connection"), isRightAligned: true),
        TextCell(""),
      ])
    }
    let title = style.painted("active nodes as kinds move to complete", .bold)
    return "\n\(title)\n\(table.text(indentation: 2, style))"
  }

  /// The number of nodes of each role in words: `3 emitters`, `0 operators`; opaque nodes are left
  /// out if there are none.
  var roleCountTexts: [String] {
    WiringNode.Role.allCases.compactMap { role in
      let count = graph.nodes.count { $0.role == role }
      guard role == .opaque else { return count.counted(role.rawValue) }
      return count > 0 ? "\(count) not recorded" : nil
    }
  }
}
