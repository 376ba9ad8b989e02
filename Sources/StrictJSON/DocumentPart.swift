/// One of the three documents of a block page.
public enum DocumentPart: String, Hashable, Sendable, CaseIterable {
  /// `layout.json`: which blocks the page has, and where.
  case layout
  /// `property.json`: how each block looks and behaves.
  case property
  /// `data.json`: the response that each block shows.
  case data

  /// The document's file name: `layout.json`.
  public var fileName: String {
    rawValue + ".json"
  }
}
