public import ScreenDocument

/// One step from an old stack to a new one.
///
/// Indices are those of the whole stacks: `from` in the old one, `to` in the new one.
public enum StackChange: Hashable, Sendable {
  /// The content left.
  case delete(ContentID, from: Int)
  /// The content came.
  case insert(ContentID, to: Int)
  /// The content stayed, at another place among those that stayed.
  case move(ContentID, from: Int, to: Int)
  /// The content shows something else, on the same side.
  case update(ContentID, from: Int, to: Int)
  /// The content is shown by another side, and needs a new host in its place.
  case rehost(ContentID, from: Int, to: Int)

  /// The change's name, as dumps print it.
  public var name: String {
    switch self {
    case .delete: "delete"
    case .insert: "insert"
    case .move: "move"
    case .update: "update"
    case .rehost: "rehost"
    }
  }

  /// The content that changed.
  public var id: ContentID {
    switch self {
    case .delete(let id, _), .insert(let id, _): id
    case .move(let id, _, _), .update(let id, _, _), .rehost(let id, _, _): id
    }
  }

  /// The content's index in the old stack; `nil` for an insert.
  public var from: Int? {
    switch self {
    case .insert: nil
    case .delete(_, let from), .move(_, let from, _): from
    case .update(_, let from, _), .rehost(_, let from, _): from
    }
  }

  /// The content's index in the new stack; `nil` for a delete.
  public var to: Int? {
    switch self {
    case .delete: nil
    case .insert(_, let to), .move(_, _, let to): to
    case .update(_, _, let to), .rehost(_, _, let to): to
    }
  }
}
