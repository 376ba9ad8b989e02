/// One of the three documents of a block page.
public enum DocumentPart: String, Hashable, Sendable, CaseIterable {
  /// The arrangement of the blocks.
  case layout
  /// The appearance and behaviour of the blocks.
  case property
  /// The content of the blocks.
  case data

  /// The document's file name: `layout.json`.
  public var fileName: String {
    rawValue + ".json"
  }
}
