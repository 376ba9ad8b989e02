/// The evaluation of a flag, and the layer that evaluated it.
public struct MultiProviderResult: Hashable, Sendable {
  /// The name of the layer; `nil` if no layer has the flag.
  public let layerName: String?
  /// The value and its details.
  public let evaluation: ResolutionDetails
}
