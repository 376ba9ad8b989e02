public import StrictJSON

/// The output of one side of a content at the end of a run.
public enum SideOutput: Hashable, Sendable {
  /// The encoded view data.
  case shown(JSONTree)
  /// The side shows nothing.
  case nothing
  /// The response could not be decoded, or an action was rejected, so the run proves nothing about
  /// the side.
  case refused

  /// Creates an output by encoding view data.
  ///
  /// Its JSON is `null` if the encoding fails.
  ///
  /// - Parameter value: The view data; `nil` if the side shows nothing.
  public init(encoding value: (any Encodable)?) {
    self = value.map { .shown(EncodedFields(of: $0)?.tree ?? JSONTree(lenient: $0)) } ?? .nothing
  }
}
