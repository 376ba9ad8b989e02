import StrictJSON
import TopScreen

/// A content of a composed screen, with the value that text and HTML show.
struct DumpedContent {
  /// The content.
  let item: ScreenComposition.Item
  /// The content's view data, or its payload if it has no route; `nil` if it has neither.
  let value: JSONTree?
}

extension DumpedScreen {
  /// Returns the content at an index of the composition's items, or of its `data`.
  func content(at index: Int, isData: Bool = false) -> DumpedContent {
    isData
      ? DumpedContent(item: composition.data[index], value: dataAloneViewData[index])
      : DumpedContent(item: composition.items[index], value: viewDataOrPayloads[index])
  }
}
