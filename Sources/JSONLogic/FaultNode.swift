/// A part that cannot be evaluated: an evaluation that reaches it has no result.
final class FaultNode: RuleNode {
  private let error: RuleError

  init(_ error: RuleError) {
    self.error = error
  }

  /// None: an error chooses no text.
  var possibleTexts: Set<String>? { [] }

  /// None, for the same reason.
  let possibleKinds: RuleKinds = []

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue { throw error }
}
