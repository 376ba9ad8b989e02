import Bridge
import LegacyRx
import ScreenDocument
import ScreenDump
public import StrictJSON
import TopScreen

extension WiringReport {
  /// The report in the JSON format of `wiring`; a member without a value is `null`.
  public var json: JSONTree {
    .object([
      "schema": .integer(1),
      "name": .string(name),
      "nodes": .array(graph.nodes.map(Self.json)),
      "edges": .array(graph.edges.map(Self.json)),
      "findings": .array(findings.map(Self.json)),
      "contents": .array(contentsAndSides.map(Self.json)),
      "steps": .array(nodeCountsOfMigrationSteps.map(Self.json)),
      "diagnostics": .array(diagnostics.map(\.json)),
    ])
  }

  private static func json(_ node: WiringNode) -> JSONTree {
    .object([
      "id": .integer(node.id),
      "role": .string(node.role.rawValue),
      "name": .string(node.name),
      "label": .string(node.label),
      "file": .string(node.place?.fileID),
      "line": .integer(node.place.map { Int($0.line) }),
      "group": .string(node.group),
      "alive": .bool(node.isAlive),
    ])
  }

  private static func json(_ edge: WiringEdge) -> JSONTree {
    .object([
      "source": .integer(edge.source),
      "target": .integer(edge.target),
      "kind": .string(edge.kind.rawValue),
      "events": .integer(edge.eventCount),
      "subscriptions": .integer(edge.subscriptionCount),
      "active": .integer(edge.activeSubscriptionCount),
    ])
  }

  private static func json(_ finding: WiringFinding) -> JSONTree {
    .object([
      "finding": .string(finding.jsonName),
      "nodes": .array(finding.nodes.map { .integer($0) }),
      "count": .integer(finding.listenerOrSubscriptionCount),
    ])
  }

  private static func json(_ content: ContentAndSide) -> JSONTree {
    .object([
      "id": .string(content.id.rawValue),
      "kind": .string(content.kind.rawValue),
      "side": .string(content.side.rawValue),
      "stage": .string(content.stage),
    ])
  }

  private static func json(_ step: NodeCountsAtMigrationStep) -> JSONTree {
    .object([
      "completed": .string(step.kindMovedToComplete?.rawValue),
      "nodes": .integer(step.activeNodeCount),
      "listeners": .integer(step.activeListenerCount),
      "ways": .integer(step.activeConnectionCount),
    ])
  }
}
