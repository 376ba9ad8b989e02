import LegacyRx
import ScreenDump

extension WiringReport {
  /// The graph in Graphviz's DOT language, with a cluster for every group; nodes without a group
  /// are outside of clusters.
  ///
  /// Source: <https://graphviz.org/doc/info/lang.html>.
  ///
  /// - Complexity: O(nodes + edges).
  public var dot: String {
    var text = "digraph wiring {\n"
    text += "  label=\(Self.quotedForDOT("wiring of \(name)")); labelloc=t; rankdir=LR;\n"
    text +=
      "  node [fontname=\"Helvetica\", fontsize=11]; edge [fontname=\"Helvetica\", fontsize=9];\n"
    let byGroup = Dictionary(grouping: graph.nodes, by: \.group)
    for (index, group) in distinctGroups.enumerated() {
      guard let group else {
        text += (byGroup[nil] ?? []).map { "  \(Self.dot($0))\n" }.joined()
        continue
      }
      text += "  subgraph cluster_\(index) {\n    label=\(Self.quotedForDOT(group));\n"
      text += (byGroup[group] ?? []).map { "    \(Self.dot($0))\n" }.joined()
      text += "  }\n"
    }
    text += graph.edges.map { "  \(Self.dot($0))\n" }.joined()
    return text + "}\n"
  }

  private static func dot(_ node: WiringNode) -> String {
    let lines = [node.label.map { "\($0) (\(node.name))" } ?? node.name, node.fileAndLine]
    let shape =
      switch node.role {
      case .emitter: "ellipse"
      case .operator: "box"
      case .listener: "house"
      case .opaque: "octagon"
      }
    let style = node.isAlive ? "" : ", style=dashed"
    let label = quotedForDOT(lines.compactMap(\.self).joined(separator: "\n"))
    return "n\(node.id) [shape=\(shape), label=\(label)\(style)];"
  }

  private static func dot(_ edge: WiringEdge) -> String {
    let style =
      switch edge.kind {
      case .cause: ", style=dotted"
      case .subscription: edge.activeSubscriptionCount > 0 ? "" : ", style=dashed"
      }
    return "n\(edge.source) -> n\(edge.target) [label=\"\(edge.eventCount)\"\(style)];"
  }

  /// Returns a text as a quoted string of DOT: quotes, backslashes and line breaks in it are
  /// escaped.
  private static func quotedForDOT(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line).terminalSafe.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
    return "\"\(lines.joined(separator: "\\n"))\""
  }
}
