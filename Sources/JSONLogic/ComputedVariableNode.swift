/// `var` with a path that the rule computes: reads the path from the data, or returns a default.
final class ComputedVariableNode: RuleNode {
  private let path: any RuleNode
  private let fallback: (any RuleNode)?

  init(path: any RuleNode, fallback: (any RuleNode)?) {
    self.path = path
    self.fallback = fallback
  }

  /// Includes `null` only if there is no default, or the default can be `null`; attributes that are
  /// `null` do not count.
  var possibleKinds: RuleKinds {
    fallback.map { RuleKinds.nonNull.union($0.possibleKinds) } ?? .all
  }

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    let path = try RuleRun.path(to: self.path.evaluate(&run), &run)
    if let value = run.value(at: path) { return value }
    return try fallback?.evaluate(&run) ?? .null
  }
}
