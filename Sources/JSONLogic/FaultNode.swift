/// An invalid part of a rule: an evaluation that reaches it fails.
final class FaultNode: RuleNode {
  private let error: RuleError

  init(_ error: RuleError) {
    self.error = error
  }

  /// The empty set: an error results in no text.
  var possibleTexts: Set<String>? { [] }

  /// The empty set, for the same reason.
  let possibleKinds: RuleKinds = []

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue { throw error }
}
