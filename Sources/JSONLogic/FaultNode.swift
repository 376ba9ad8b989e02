/// An invalid part of a rule: an evaluation that reaches it fails.
final class FaultNode: RuleNode {
  private let error: RuleError

  init(_ error: RuleError) {
    self.error = error
  }

  /// The empty set: the evaluation always fails, so no text results.
  var possibleResultsAsTexts: Set<String>? { [] }

  /// The empty set: the evaluation always fails, so no value results.
  let possibleKinds: RuleKinds = []

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue { throw error }
}
