/// The result of a request for a document.
public enum ResourceResponse: Hashable, Sendable {
  /// The document and its validators.
  case fetched([UInt8], ResourceValidators)
  /// The cached copy is still valid.
  case notModified
}
