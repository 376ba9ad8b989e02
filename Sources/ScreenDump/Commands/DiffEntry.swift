import ScreenDocument
import TopScreen

/// All changes of one content between two screens: a content that moved and changed has one entry.
struct DiffEntry {
  /// One way in which a content can change.
  enum Change: String, CaseIterable {
    /// Only the older screen shows the content.
    case gone
    /// Only the newer screen shows the content.
    case new
    /// The content has another place among the contents that both screens show.
    case moved
    /// The content's view data, payload, phase, actions, group or appearance changed.
    case changed
    /// Another side shows the content.
    case flipped

    init(_ change: StackChange) {
      self =
        switch change {
        case .delete: .gone
        case .insert: .new
        case .move: .moved
        case .update: .changed
        case .rehost: .flipped
        }
    }

    /// The change in words.
    var words: String {
      switch self {
      case .gone, .new, .moved, .changed: rawValue
      case .flipped: "on the other side"
      }
    }

    /// The one-character sign of the change in text and HTML.
    var sign: String {
      switch self {
      case .gone: "-"
      case .new: "+"
      case .moved: "→"
      case .changed: "~"
      case .flipped: "⇄"
      }
    }

    /// The CSS class of the change's colour; empty for the default colour.
    var tone: String {
      switch self {
      case .gone: "bad"
      case .new: "good"
      case .moved: ""
      case .changed: "warn"
      case .flipped: "legacy"
      }
    }
  }

  /// Both indices of a content, by which its changes are grouped.
  private struct IndexPair: Hashable {
    let from: Int?
    let to: Int?
  }

  /// The content's identity on its screen.
  let id: ContentID
  /// The content's index in the older screen; `nil` for a new one.
  let from: Int?
  /// The content's index in the newer screen; `nil` for one that is gone.
  let to: Int?
  /// The content's changes, in the order in which they are applied; never empty.
  private(set) var changes: [Change]

  /// Returns one entry for each content that changed, in the order of each content's first change.
  ///
  /// - Complexity: O(n) in the number of changes.
  static func entries(of changes: [StackChange]) -> [DiffEntry] {
    var entries: [DiffEntry] = []
    var indices: [IndexPair: Int] = [:]
    for change in changes {
      let indexPair = IndexPair(from: change.from, to: change.to)
      if let index = indices[indexPair] {
        entries[index].changes.append(Change(change))
      } else {
        indices[indexPair] = entries.count
        entries.append(
          DiffEntry(id: change.id, from: change.from, to: change.to, changes: [Change(change)])
        )
      }
    }
    return entries
  }
}
