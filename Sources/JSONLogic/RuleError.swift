/// Why a rule has no result.
public struct RuleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in a sentence.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
