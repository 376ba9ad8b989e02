/// The error of an evaluation: why a rule has no result.
public struct RuleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence that describes the fault.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
