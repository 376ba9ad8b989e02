/// The result of a request for a document.
public enum ResourceResponse: Hashable, Sendable {
  /// The document, and what to recognise it by.
  case fetched([UInt8], ResourceValidators)
  /// The cached copy is still the document.
  case notModified
}
