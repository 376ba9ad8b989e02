import ScreenDocument
import TopScreen

/// A content that only one of two screens has and does not hide, or that differs between them, with
/// all its changes.
///
/// Contents with the same id but different kinds are two contents.
struct ChangedContent {
  /// One way in which a content can change.
  enum Change: String, CaseIterable {
    /// The older screen has the content and does not hide it; the newer screen lacks or hides it.
    case gone
    /// The newer screen has the content and does not hide it; the older screen lacks or hides it.
    case new
    /// The content changed its order relative to contents that did not move.
    ///
    /// A content whose index changes only because of other changes does not move.
    case moved
    /// The content's view data, payload, phase, actions, group or appearance changed, and the same
    /// side shows it.
    case changed
    /// Another side shows the content.
    case rehosted = "flipped"

    init(_ change: StackChange) {
      self =
        switch change {
        case .delete: .gone
        case .insert: .new
        case .move: .moved
        case .update: .changed
        case .rehost: .rehosted
        }
    }

    /// The change in words.
    var words: String {
      switch self {
      case .gone, .new, .moved, .changed: rawValue
      case .rehosted: "on the other side"
      }
    }

    /// The one-character sign of the change in text and HTML.
    var sign: String {
      switch self {
      case .gone: "-"
      case .new: "+"
      case .moved: "→"
      case .changed: "~"
      case .rehosted: "⇄"
      }
    }

    /// The CSS class of the change's colour; empty for the default colour.
    var colorClass: String {
      switch self {
      case .gone: "bad"
      case .new: "good"
      case .moved: ""
      case .changed: "warn"
      case .rehosted: "legacy"
      }
    }
  }

  /// Both indices of a content, by which its changes are grouped.
  private struct IndexPair: Hashable {
    let old: Int?
    let new: Int?
  }

  /// The content's identity on its screen.
  let id: ContentID
  /// Whether the content is data alone.
  ///
  /// If `true`, its indices count the contents that are data alone; otherwise the contents of the
  /// stack.
  let isDataOnlyContent: Bool
  /// The content's index in the older screen, from 0; `nil` for a new one.
  let oldIndex: Int?
  /// The content's index in the newer screen, from 0; `nil` for one that is gone.
  let newIndex: Int?
  /// The content's changes, in the order in which they are applied; never empty.
  private(set) var changes: [Change]

  /// Returns each content that changed, once, in the order of each content's first change.
  ///
  /// - Parameters:
  ///   - changes: The changes of contents of the stack, or of contents that are data alone.
  ///   - areDataOnlyContents: Whether the contents are data alone.
  /// - Returns: The contents.
  /// - Complexity: O(n) in the number of changes.
  static func all(in changes: [StackChange], areDataOnlyContents: Bool) -> [ChangedContent] {
    var contents: [ChangedContent] = []
    var indices: [IndexPair: Int] = [:]
    for change in changes {
      let indexPair = IndexPair(old: change.from, new: change.to)
      if let index = indices[indexPair] {
        contents[index].changes.append(Change(change))
      } else {
        indices[indexPair] = contents.count
        contents.append(
          ChangedContent(
            id: change.id,
            isDataOnlyContent: areDataOnlyContents,
            oldIndex: change.from,
            newIndex: change.to,
            changes: [Change(change)]
          )
        )
      }
    }
    return contents
  }
}
