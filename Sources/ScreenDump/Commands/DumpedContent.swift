import StrictJSON
import TopScreen

/// A content of a composed screen, with the value that text and HTML show.
struct DumpedContent {
  /// The content.
  let item: ScreenComposition.Item
  /// The content's view data or, for a content of the stack without a route, its payload; `nil` if
  /// there is neither, or if the view data cannot be encoded.
  let viewDataOrPayload: JSONTree?
}

extension DumpedScreen {
  /// Returns the content at an index of the composition's `items`, or of its `data` if
  /// `isDataOnlyContent`.
  func content(
    at index: Int,
    amongDataOnlyContents isDataOnlyContent: Bool = false
  ) -> DumpedContent {
    isDataOnlyContent
      ? DumpedContent(
        item: composition.dataOnlyItems[index],
        viewDataOrPayload: dataOnlyContentViewData[index]
      )
      : DumpedContent(item: composition.items[index], viewDataOrPayload: viewDataOrPayloads[index])
  }
}
