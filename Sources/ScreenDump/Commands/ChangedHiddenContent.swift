import ScreenDocument
import TopScreen

/// A content that both screens hide for different reasons, or that one screen hides and the other
/// does not have.
///
/// Contents with the same id but different kinds are two contents.
struct ChangedHiddenContent {
  /// The content's identity on its screen.
  let id: ContentID
  /// The content's kind.
  let kind: ContentKind
  /// Why the older screen hides the content; `nil` if it does not have the content.
  let oldReason: String?
  /// Why the newer screen hides the content; `nil` if it does not have the content.
  let newReason: String?

  /// The way in which the content changed.
  var change: ChangedContent.Change {
    oldReason == nil ? .new : newReason == nil ? .gone : .changed
  }

  /// Both reasons, the older one first; one reason if only one screen has the content.
  var reasonsText: String {
    [oldReason, newReason].compactMap(\.self).joined(separator: " → ")
  }

  /// Returns the hidden contents that changed: those of the newer screen in its order, then those
  /// that only the older screen has.
  ///
  /// A content that is hidden on one screen and shown on the other is a ``ChangedContent``, and is
  /// left out.
  ///
  /// - Complexity: O(n) in the number of contents.
  static func all(
    from old: ScreenComposition,
    to new: ScreenComposition
  ) -> [ChangedHiddenContent] {
    let (oldReasons, newReasons) = (reasons(in: old), reasons(in: new))
    let (shownByOld, shownByNew) = (shownContents(of: old), shownContents(of: new))
    let hiddenByNew = new.hidden.filter { !shownByOld.contains($0.identity) }
    let onlyHiddenByOld = old.hidden.filter {
      newReasons[$0.identity] == nil && !shownByNew.contains($0.identity)
    }
    return (hiddenByNew + onlyHiddenByOld).compactMap { content in
      let (oldReason, newReason) = (oldReasons[content.identity], newReasons[content.identity])
      guard oldReason != newReason else { return nil }
      return ChangedHiddenContent(
        id: content.id,
        kind: content.kind,
        oldReason: oldReason,
        newReason: newReason
      )
    }
  }

  private static func reasons(in composition: ScreenComposition) -> [ContentIdentity: String] {
    Dictionary(composition.hidden.map { ($0.identity, $0.reason) }) { first, _ in first }
  }

  private static func shownContents(of composition: ScreenComposition) -> Set<ContentIdentity> {
    Set(
      (composition.items + composition.dataOnlyItems).map {
        ContentIdentity(id: $0.id, kind: $0.kind)
      }
    )
  }
}

extension ScreenComposition.Hidden {
  fileprivate var identity: ContentIdentity { ContentIdentity(id: id, kind: kind) }
}
