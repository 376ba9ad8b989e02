import ScreenDocument
public import StrictJSON
import TopScreen

extension ShowReport {
  /// The screen in the JSON format of `show`; members without a value are `null`.
  public var json: JSONTree {
    let items = zip(screen.composition.items, screen.itemViewData).map { Self.json($0, output: $1) }
    let data = zip(screen.composition.dataOnlyItems, screen.dataOnlyContentViewData)
      .map { Self.json($0, output: $1) }
    return .object([
      "schema": .integer(1),
      "title": .string(screen.composition.title),
      "state": .string(screen.composition.state.rawValue),
      "items": .array(items),
      "data": .array(data),
      "containers": .array(screen.composition.containers.map(Self.json)),
      "hidden": .array(screen.composition.hidden.map(Self.json)),
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
      "reason": .string(item.content.sideReason),
      "phase": .string(item.content.phase.rawValue),
      "output": output ?? .null,
      "payload": item.unroutedPayload.map(json) ?? .null,
      "actions": .array(item.actions.map(json)),
      "appearance": item.appearance?.json ?? .null,
      "container": .string(item.container?.rawValue),
    ])
  }

  private static func json(_ action: ContentAction) -> JSONTree {
    .object([
      "action": .string(action.name),
      "destination": .string(action.destination?.rawValue),
      "element": .string(action.itemOrElement?.rawValue),
    ])
  }

  private static func json(_ container: ContentContainer) -> JSONTree {
    .object([
      "id": .string(container.id.rawValue),
      "level": .string(container.level.rawValue),
      "parent": .string(container.parent?.rawValue),
      "appearance": container.appearance.json,
    ])
  }

  private static func json(_ hidden: ScreenComposition.Hidden) -> JSONTree {
    .object([
      "position": .integer(hidden.position),
      "id": .string(hidden.id.rawValue),
      "kind": .string(hidden.kind.rawValue),
      "reason": .string(hidden.reason),
    ])
  }

  private static func json(_ decision: SideDecision) -> JSONTree {
    .object([
      "key": .string(decision.flagKey),
      "layer": .string(decision.layer),
      "variant": .string(decision.variant),
      "reason": .string(decision.reason),
      "errorCode": .string(decision.errorCode),
    ])
  }

  private static func json(_ payload: PayloadSummary) -> JSONTree {
    .object([
      "type": .string(payload.type),
      "bytes": .integer(payload.byteCount),
      "count": .integer(payload.count),
      "preview": .string(payload.preview),
    ])
  }
}
