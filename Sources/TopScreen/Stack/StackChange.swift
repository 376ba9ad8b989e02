public import ScreenDocument

/// One change between the previous stack and a new one.
///
/// `from` is an index in the whole previous stack, `to` an index in the whole new stack.
public enum StackChange: Hashable, Sendable {
  /// The content was removed.
  case delete(ContentID, from: Int)
  /// The content was inserted.
  case insert(ContentID, to: Int)
  /// The content changed its order relative to contents that did not move.
  ///
  /// A content whose index changes only because of other changes does not move.
  case move(ContentID, from: Int, to: Int)
  /// The content's view data, phase or box changed; the same side shows it.
  case update(ContentID, from: Int, to: Int)
  /// Another side shows the content now, so a new view must replace its view.
  case rehost(ContentID, from: Int, to: Int)

  /// The change's name, for dumps.
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

  /// The content's index in the previous stack; `nil` for an insert.
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
