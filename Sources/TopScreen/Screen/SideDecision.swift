/// What decided the side of a content, where something did: the feature flag of a migration.
///
/// The screen carries it from the presenter to the dump, and does not read it.
public struct SideDecision: Hashable, Sendable {
  /// The stage of the migration, as the flag's variant spells it.
  public var stage: String
  /// The flag's key.
  public var key: String
  /// Which layer of flags answered: `override`, `remote`, `file`, `default` or `trip`.
  public var layer: String
  /// The variant's name, if the flag was found.
  public var variant: String?
  /// Why the flag evaluated so, in OpenFeature's spelling.
  public var reason: String
  /// What was wrong with the flag, in OpenFeature's spelling.
  public var errorCode: String?

  /// Creates a decision.
  ///
  /// - Parameters:
  ///   - stage: The stage of the migration.
  ///   - key: The flag's key.
  ///   - layer: Which layer of flags answered.
  ///   - variant: The variant's name.
  ///   - reason: Why the flag evaluated so.
  ///   - errorCode: What was wrong with the flag.
  public init(
    stage: String,
    key: String,
    layer: String,
    variant: String? = nil,
    reason: String,
    errorCode: String? = nil
  ) {
    self.stage = stage
    self.key = key
    self.layer = layer
    self.variant = variant
    self.reason = reason
    self.errorCode = errorCode
  }
}
