/// What came of asking for a document.
public enum ResourceResponse: Hashable, Sendable {
  /// The document, and what to recognise it by.
  case fetched([UInt8], ResourceValidators)
  /// The copy at hand is still the document.
  case notModified
}
