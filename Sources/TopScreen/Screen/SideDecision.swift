/// The decision for the side of a content, made by the feature flag of a migration.
///
/// The presenter of a migration provides it for dumps; the screen itself does not use it.
public struct SideDecision: Hashable, Sendable {
  /// The stage of the kind: `off`, `shadow`, `live` or `complete`.
  public var stage: String
  /// The flag's key.
  public var flagKey: String
  /// The layer of flags that decided: `override`, `remote`, `file`, `default` or `trip`.
  public var layer: String
  /// The variant's name, if the flag was found.
  public var variant: String?
  /// The reason of the flag's evaluation, in OpenFeature's spelling.
  public var reason: String
  /// The error of the flag's evaluation, in OpenFeature's spelling; `nil` without an error.
  public var errorCode: String?

  /// Creates a decision.
  ///
  /// - Parameters:
  ///   - stage: The stage of the migration.
  ///   - flagKey: The flag's key.
  ///   - layer: The layer of flags that decided.
  ///   - variant: The variant's name.
  ///   - reason: The reason of the flag's evaluation.
  ///   - errorCode: The error of the flag's evaluation.
  public init(
    stage: String,
    flagKey: String,
    layer: String,
    variant: String? = nil,
    reason: String,
    errorCode: String? = nil
  ) {
    self.stage = stage
    self.flagKey = flagKey
    self.layer = layer
    self.variant = variant
    self.reason = reason
    self.errorCode = errorCode
  }
}
