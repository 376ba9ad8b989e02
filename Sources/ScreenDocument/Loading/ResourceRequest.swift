/// A request for one document.
public struct ResourceRequest: Hashable, Sendable {
  /// The location of the document.
  public let location: ResourceLocation
  /// The validators of the cached copy; `nil` without a copy.
  public let validators: ResourceValidators?
  /// The limits of size, time and redirects.
  public let limits: ResourceLimits

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - location: The location of the document.
  ///   - validators: The validators of the cached copy.
  ///   - limits: The limits of size, time and redirects.
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
