public import ScreenDocument
public import StrictJSON

/// The view data that a content shows at the end of a run.
public struct SearchOutput: Sendable {
  /// The content's kind.
  public let kind: ContentKind
  /// The encoded view data.
  public let value: JSONTree

  /// Creates an output.
  public init(kind: ContentKind, value: JSONTree) {
    self.kind = kind
    self.value = value
  }

  /// Creates an output by encoding view data.
  ///
  /// Its value is `null` if the encoding fails.
  public init(kind: ContentKind, encoding value: any Encodable) {
    self.init(kind: kind, value: EncodedFields(of: value)?.tree ?? JSONTree(lenient: value))
  }
}
