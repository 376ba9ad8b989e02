/// `var` with a computed path.
final class ComputedVariableNode: RuleNode {
  private let path: any RuleNode
  private let fallback: (any RuleNode)?

  init(path: any RuleNode, fallback: (any RuleNode)?) {
    self.path = path
    self.fallback = fallback
  }

  /// Includes `null` if there is no default, or the default can be `null`.
  var possibleKinds: RuleKinds { fallback.map { RuleKinds.value.union($0.possibleKinds) } ?? .all }

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    let path = try RuleRun.path(to: self.path.evaluate(&run), &run)
    if let value = run.value(at: path) { return value }
    return try fallback?.evaluate(&run) ?? .null
  }
}
