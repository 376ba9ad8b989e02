/// One of the three documents that make a block page.
public enum DocumentPart: String, Hashable, Sendable, CaseIterable {
  /// What stands where.
  case layout
  /// How it looks and behaves.
  case property
  /// What it shows.
  case data

  /// The document's file name: `layout.json`.
  public var fileName: String {
    rawValue + ".json"
  }
}
