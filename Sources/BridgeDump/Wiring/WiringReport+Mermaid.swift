import LegacyRx
import ScreenDump

extension WiringReport {
  /// The graph as a Mermaid flowchart, with a subgraph for every group; nodes without a group are
  /// outside of subgraphs.
  ///
  /// Source: <https://mermaid.js.org/syntax/flowchart.html>.
  ///
  /// - Complexity: O(nodes + edges).
  public var mermaid: String {
    var text = "flowchart LR\n"
    let byGroup = Dictionary(grouping: graph.nodes, by: \.group)
    for (index, group) in distinctGroups.enumerated() {
      let nodes = (byGroup[group] ?? []).map(Self.mermaid)
      guard let group else {
        text += nodes.map { "  \($0)\n" }.joined()
        continue
      }
      text += "  subgraph g\(index)[\(Self.quotedForMermaid(group))]\n"
      text += nodes.map { "    \($0)\n" }.joined() + "  end\n"
    }
    text += graph.edges.map { "  \(Self.mermaid($0))\n" }.joined()
    let ended = graph.nodes.filter { !$0.isAlive }.map { "n\($0.id)" }
    guard !ended.isEmpty else { return text }
    return text + "  classDef ended stroke-dasharray: 4\n"
      + "  class \(ended.joined(separator: ",")) ended\n"
  }

  private static func mermaid(_ node: WiringNode) -> String {
    let title = node.label.map { "\($0) (\(node.name))" } ?? node.name
    let titleAndLine = [title, node.fileAndLine].compactMap(\.self).joined(separator: " ")
    let text = quotedForMermaid(titleAndLine)
    return switch node.role {
    case .emitter: "n\(node.id)([\(text)])"
    case .operator: "n\(node.id)[\(text)]"
    case .listener: "n\(node.id)[/\(text)/]"
    case .opaque: "n\(node.id){{\(text)}}"
    }
  }

  private static func mermaid(_ edge: WiringEdge) -> String {
    let arrow = edge.kind == .cause || edge.activeSubscriptionCount == 0 ? "-.->" : "-->"
    return "n\(edge.source) \(arrow)|\(edge.eventCount)| n\(edge.target)"
  }

  /// Returns a text in quotes, in which each character that Mermaid or a browser may interpret is
  /// written as an entity.
  private static func quotedForMermaid(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.terminalSafe.unicodeScalars {
      if "\"#&;<>`\\[](){}|".unicodeScalars.contains(scalar) {
        quoted += "#\(scalar.value);"
      } else {
        quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
