/// One document that is asked for.
public struct ResourceRequest: Hashable, Sendable {
  /// Where it lies.
  public let location: ResourceLocation
  /// The validators of the cached copy; `nil` without a copy.
  public let validators: ResourceValidators?
  /// How much may be read, and how long it may take.
  public let limits: ResourceLimits

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - location: Where the document lies.
  ///   - validators: The validators of the cached copy.
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
