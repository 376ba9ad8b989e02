package import ScreenDocument
import TopScreen

extension ShowReport {
  /// The composition by the contract of `show`, every key present.
  package var json: JSONTree {
    let items = zip(screen.composition.items, screen.outputs).map { Self.json($0, output: $1) }
    return .object([
      "schema": .integer(1),
      "title": .string(screen.composition.title),
      "state": .string(screen.composition.state.rawValue),
      "items": .array(items),
      "containers": .array([]),
      "hidden": .array([]),
      "diagnostics": .array(screen.diagnostics.map(\.diagnostic.json)),
    ])
  }

  private static func json(_ item: ScreenComposition.Item, output: JSONTree?) -> JSONTree {
    .object([
      "position": .integer(item.position),
      "id": .string(item.id.rawValue),
      "kind": .string(item.kind.rawValue),
      "side": .string(item.side.rawValue),
      "stage": .string(item.content.decision?.stage),
      "flag": item.content.decision.map(json) ?? .null,
      "reason": .string(item.content.reason),
      "phase": .string(item.content.phase.rawValue),
      "output": output ?? .null,
      "payload": item.payload.map(json) ?? .null,
      "actions": .array([]),
      "appearance": .null,
      "container": .null,
    ])
  }

  private static func json(_ decision: SideDecision) -> JSONTree {
    .object([
      "key": .string(decision.key),
      "layer": .string(decision.layer),
      "variant": .string(decision.variant),
      "reason": .string(decision.reason),
      "errorCode": .string(decision.errorCode),
    ])
  }

  private static func json(_ payload: PayloadSummary) -> JSONTree {
    .object([
      "type": .string(payload.type),
      "bytes": .integer(payload.bytes),
      "count": .integer(payload.count),
      "preview": .string(payload.preview),
    ])
  }
}
