import ScreenDocument
import StrictJSON
import TopScreen

extension StackStep {
  /// The content's index before and after the step: `from` is `nil` for an insertion, `to` for a
  /// removal.
  var indices: (from: Int?, to: Int?) {
    switch self {
    case .remove(_, let index): (index, nil)
    case .insert(_, let index, _): (nil, index)
    case .move(_, let from, let to): (from, to)
    case .update(_, let index), .rehost(_, let index): (index, index)
    }
  }

  /// The step in the JSON format of `diff`; an index that the step does not have is `null`.
  var json: JSONTree {
    .object([
      "step": .string(name),
      "id": .string(id.rawValue),
      "from": .integer(indices.from),
      "to": .integer(indices.to),
      "item": .integer(insertedItemIndex),
    ])
  }

  private var name: String {
    switch self {
    case .remove: "remove"
    case .insert: "insert"
    case .move: "move"
    case .update: "update"
    case .rehost: "rehost"
    }
  }

  private var id: ContentID {
    switch self {
    case .remove(let id, _), .insert(let id, _, _), .move(let id, _, _), .update(let id, _),
      .rehost(let id, _):
      id
    }
  }

  /// The inserted content's index in the new screen; `nil` for other steps.
  private var insertedItemIndex: Int? {
    if case .insert(_, _, let insertedItemIndex) = self { insertedItemIndex } else { nil }
  }
}
