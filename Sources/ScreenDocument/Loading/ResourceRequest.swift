/// One document that is asked for.
public struct ResourceRequest: Hashable, Sendable {
  /// Where it lies.
  public let location: ResourceLocation
  /// What the copy at hand is recognised by; `nil` where there is none.
  public let validators: ResourceValidators?
  /// How much may be read, and how long it may take.
  public let limits: ResourceLimits

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - location: Where the document lies.
  ///   - validators: What the copy at hand is recognised by.
  ///   - limits: How much may be read, and how long it may take.
  public init(
    _ location: ResourceLocation,
    validators: ResourceValidators? = nil,
    limits: ResourceLimits = ResourceLimits()
  ) {
    self.location = location
    self.validators = validators
    self.limits = limits
  }
}
