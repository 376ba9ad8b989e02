/// `var` with a computed path; returns a default if the path does not exist, not for `null`.
final class ComputedVariableNode: RuleNode {
  private let path: any RuleNode
  private let fallback: (any RuleNode)?

  init(path: any RuleNode, fallback: (any RuleNode)?) {
    self.path = path
    self.fallback = fallback
  }

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    let path = try RuleRun.path(to: self.path.evaluate(&run), &run)
    if let value = run.value(at: path) { return value }
    return try fallback?.evaluate(&run) ?? .null
  }
}
