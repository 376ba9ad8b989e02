import ScreenDocument
import StrictJSON
import TopScreen

/// A content of a composed screen, with the value that text and HTML show.
struct DumpedContent {
  /// The content.
  let item: ScreenComposition.Item
  /// The content's view data or, for a content of the stack without a route, its payload; `nil` if
  /// there is neither, or if the view data cannot be encoded.
  let viewDataOrPayload: JSONTree?
  /// The payload of a content that could not be read; `nil` for all others, and if the payload is
  /// unknown.
  let failedPayload: FailedPayload?

  /// Returns the value to compare with another version of this content: the payload if neither
  /// version could be read; otherwise ``viewDataOrPayload``.
  func value(comparedWith other: DumpedContent) -> JSONTree? {
    guard let failedPayload, other.failedPayload != nil else { return viewDataOrPayload }
    return failedPayload.tree
  }
}

extension DumpedContent: StackEntry {
  var id: ContentID { item.id }
  var kind: ContentKind { item.kind }
  var side: Side { item.side }

  func hasSameContent(as older: DumpedContent) -> Bool {
    item.hasSameContent(as: older.item) && hasSameFailedPayload(as: older)
  }

  /// Returns whether the content has the same payload as an older one, if neither could be read;
  /// `true` if one of them could be read.
  func hasSameFailedPayload(as older: DumpedContent) -> Bool {
    guard let failedPayload, let olderPayload = older.failedPayload else { return true }
    return failedPayload == olderPayload
  }
}

extension DumpedScreen {
  /// The contents of the stack.
  var stackContents: [DumpedContent] { composition.items.indices.map { content(at: $0) } }

  /// The contents that are data alone.
  var dataOnlyContents: [DumpedContent] {
    composition.dataOnlyItems.indices.map { content(at: $0, amongDataOnlyContents: true) }
  }

  /// Returns the content at an index of the composition's `items`, or of its `data` if
  /// `isDataOnlyContent`.
  func content(
    at index: Int,
    amongDataOnlyContents isDataOnlyContent: Bool = false
  ) -> DumpedContent {
    let item = isDataOnlyContent ? composition.dataOnlyItems[index] : composition.items[index]
    return DumpedContent(
      item: item,
      viewDataOrPayload:
        isDataOnlyContent ? dataOnlyContentViewData[index] : viewDataOrPayloads[index],
      failedPayload: failedPayload(of: item)
    )
  }
}
