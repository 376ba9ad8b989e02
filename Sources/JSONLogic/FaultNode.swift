/// An invalid part of a rule: an evaluation that reaches it fails.
final class FaultNode: RuleNode {
  private let error: RuleError

  init(_ error: RuleError) {
    self.error = error
  }

  /// The empty set, because the evaluation always fails and has no result.
  var possibleScalars: Set<RuleValue>? { [] }

  /// The empty set, because the evaluation always fails and has no result.
  let possibleKinds: RuleValueKinds = []

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue { throw error }
}
